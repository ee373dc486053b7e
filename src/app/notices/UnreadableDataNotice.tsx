/** What this browser keeps and this version does not understand: that nothing of it is lost, and what can be done with it. */
import { useState } from 'react'
import { download } from '../../lib/download.ts'
import type { NotUnderstood } from '../../settings/unreadableData.ts'
import { Notice } from '../../ui/Notice.tsx'
import { offerUndo } from '../../ui/undo.ts'

interface Props {
  readonly what: NotUnderstood
}

export function UnreadableDataNotice({ what: { title, isNewer, text, discard } }: Props) {
  const [isRead, setRead] = useState(false)
  if (isRead) return null
  return (
    <Notice tone="warning" role="status">
      <strong>
        {title} {isNewer ? 'of a newer version of Tearsheet are kept in this browser.' : 'in this browser cannot all be read.'}
      </strong>
      <span>
        {isNewer
          ? 'They stay as they are: what you change here lasts until the page is closed.'
          : 'Their form is not one that this version knows. Nothing is lost: what cannot be read is set aside.'}
      </span>
      <button
        type="button"
        className="link"
        onClick={() => download(new Blob([text], { type: 'text/plain' }), `tearsheet ${title.toLowerCase()}.txt`)}
      >
        Download
      </button>
      <button
        type="button"
        className="link"
        onClick={() =>
          offerUndo(`${title} ${isNewer ? 'of a newer version' : 'that could not be read'} were discarded.`, discard())
        }
      >
        Discard
      </button>
      <button type="button" className="link" onClick={() => setRead(true)}>
        Understood
      </button>
    </Notice>
  )
}
