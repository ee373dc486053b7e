/** Opens the form that gives the view on screen a name. */
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx'
import { PanelButton } from '../../ui/PanelButton.tsx'
import type { ViewToSave } from './SaveViewForm.tsx'

const [SaveViewForm, fetchSaveView] = lazyWithPreload(async () => (await import('./SaveViewForm.tsx')).SaveViewForm)

export { fetchSaveView }

export const SaveView = (view: ViewToSave) => (
  <PanelButton what="this form" fetchPanel={fetchSaveView} panel={(onClose) => <SaveViewForm {...view} onClose={onClose} />}>
    Save view
  </PanelButton>
)
