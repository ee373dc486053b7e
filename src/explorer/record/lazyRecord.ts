/** The record panel as a part of its own: loaded with the first record that is opened, or ahead where one is about to be. */
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx'

export const [RecordPanel, fetchRecordPanel] = lazyWithPreload(async () => (await import('./RecordPanel.tsx')).RecordPanel)
