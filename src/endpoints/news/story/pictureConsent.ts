/** For which stories the user asked to see the pictures. Kept in memory and nowhere else: an address must not load them for others. */
import { createContext, useContext } from 'react'

export interface PictureConsent {
  /** IDs of items. */
  readonly given: ReadonlySet<string>
  readonly give: (id: string) => void
}

export const PictureConsentContext = createContext<PictureConsent>({ given: new Set(), give: () => {} })

export const usePictureConsent = (): PictureConsent => useContext(PictureConsentContext)
