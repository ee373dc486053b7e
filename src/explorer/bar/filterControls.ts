/** The controls of the filters, all that the bar loads once one of them is wanted. */
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx'

const [Popover, fetchPopover] = lazyWithPreload(async () => (await import('./FilterPopover.tsx')).FilterPopover)
const [Form, fetchForm] = lazyWithPreload(async () => (await import('../filters/FilterForm.tsx')).FilterForm)

export { Popover as FilterPopover, Form as FilterForm }

/** Ahead of the press that wants them. */
export function fetchFilterControls(): void {
  fetchPopover()
  fetchForm()
}
