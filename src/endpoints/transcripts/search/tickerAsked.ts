/** Whose calls the address asks for. */
import type { PageAddress } from '../../../explorer/address/usePageAddress.ts'
import type { transcripts } from '../endpoint.ts'

export const tickerAsked = ({ ownView }: Pick<PageAddress<typeof transcripts>, 'ownView'>): string | undefined =>
  ownView('v.ticker')?.trim().toUpperCase() || undefined
