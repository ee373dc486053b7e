/** How a company's logos are shown, wherever they are opened, and titled. */
import type { RecordView } from '../../explorer/slots.ts'
import { counted } from '../../lib/numbers/counts.ts'
import type { Logo, logos } from './endpoint.ts'
import { countFiles, MATRIX } from './files.ts'
import { nameOf } from './identity.ts'
import { LogoRecord } from './record/LogoRecord.tsx'

const ALL = MATRIX.flatMap(({ names }) => names)

/** `Halcyon Optics, Inc. (HALO): 11 logo files`, by what was asked for. */
export function titleOfLogo(logo: Logo): string | undefined {
  const { search_key: key } = logo
  if (!key) return undefined
  const name = nameOf(logo)
  return `${name === key ? key : `${name} (${key})`}: ${counted(countFiles(logo, ALL).given, 'logo file')}`
}

const recordView: RecordView<typeof logos> = { Record: LogoRecord, titleOf: titleOfLogo }
export default recordView
