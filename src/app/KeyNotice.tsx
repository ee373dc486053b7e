/** The words on a key that stood in the address, loaded only where one did. */
import { Notice } from '../ui/Notice.tsx'

export const KeyNotice = ({ onRead }: { onRead: () => void }) => (
  <Notice tone="failure" role="alert">
    <strong>There was a key in this address.</strong>
    <span>
      It was removed and not used. It is still in the history of this browser, and perhaps in the logs of servers on the way: have
      the key changed. This app never takes a key from an address.
    </span>
    <button type="button" className="link" onClick={onRead}>
      Understood
    </button>
  </Notice>
)
