/** The saved views: open, rename, pin as an operation's start, delete, and take along as a file. */
import { useRef, useState, useSyncExternalStore } from 'react'
import { endpoints } from '../../../endpoints/index.ts'
import { savedViews, subscribeToSavedViews } from '../../../settings/savedViews.ts'
import { downloadViews, importViews } from '../../../settings/viewsFile.ts'
import { offerUndo } from '../../../ui/undo.ts'
import styles from './SavedViewList.module.css'
import { SavedViewRow } from './SavedViewRow.tsx'

/** Takes up the views of a file; what it could not, in words. */
async function take(file: File): Promise<readonly string[]> {
  try {
    const { added, refused, undo } = importViews(await file.text())
    if (added.length > 0) offerUndo(added.length === 1 ? '1 view was added.' : `${added.length} views were added.`, undo)
    const nothing = added.length === 0 ? ['No view was added.'] : []
    return [
      ...nothing,
      ...refused.slice(0, 10),
      ...(refused.length > 10 ? [`And ${refused.length - 10} more were refused.`] : []),
    ]
  } catch (reason) {
    return [reason instanceof Error ? reason.message : 'The file could not be read.']
  }
}

export function SavedViewList() {
  const views = useSyncExternalStore(subscribeToSavedViews, savedViews)
  const [told, setTold] = useState<readonly string[]>([])
  const picker = useRef<HTMLInputElement>(null)
  return (
    <section className={styles.saved} aria-labelledby="saved-views">
      <h2 id="saved-views">Saved views</h2>
      {views.length === 0 ? (
        <p>None yet.</p>
      ) : (
        <ul>
          {views.map((view) => (
            <SavedViewRow
              key={view.name}
              view={view}
              operation={endpoints.find(({ id }) => view.address.split('?')[0] === `/${id}`)?.title}
            />
          ))}
        </ul>
      )}
      <div className={styles.files}>
        {views.length > 0 && (
          <button type="button" className="link" onClick={() => downloadViews(views)}>
            Export to a file
          </button>
        )}
        <button type="button" className="link" onClick={() => picker.current?.click()}>
          Import from a file
        </button>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label="File of saved views"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) void take(file).then(setTold)
            // The same file may be chosen again.
            event.target.value = ''
          }}
        />
      </div>
      <div role="status">
        {told.map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
    </section>
  )
}
