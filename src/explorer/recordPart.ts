/** The record panel as a part of its own: loaded with the first record that is opened, or ahead where one is about to be. */
import { part } from '../ui/part.tsx'

export const [RecordPanel, fetchRecordPanel] = part(async () => (await import('./RecordPanel.tsx')).RecordPanel)
