/** The background that logos stand on: the address says which; where it says none, the brand's own for the theme in force. */
import { usePreferences } from '../../../settings/usePreferences.ts'
import type { PageAddress } from '../../../explorer/address/usePageAddress.ts'
import { useMedia } from '../../../ui/screen/useMedia.ts'
import type { logos } from '../endpoint.ts'
import { groundOf, type Ground } from './backgrounds.ts'

/** The background, and what the address says of another: nothing where it is the theme's own. */
export function useGround({ ownView }: Pick<PageAddress<typeof logos>, 'ownView'>) {
  const { theme } = usePreferences()
  const isDarkHere = useMedia('(prefers-color-scheme: dark)')
  const isDark = theme === 'dark' || (theme === 'system' && isDarkHere)
  const usual: Ground = isDark ? 'brand-dark' : 'brand-light'
  return {
    ground: groundOf(ownView('v.ground'), usual),
    textOf: (ground: Ground): string | undefined => (ground === usual ? undefined : ground),
  }
}
