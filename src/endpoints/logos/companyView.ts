/** Logos on the page of one company: its picture, its name and its identifiers, for the head of the page. */
import { defineCompanyView, type Fact } from '../../api/endpoint/companyView.ts'
import { homeListing } from '../../api/endpoint/listings.ts'
import { counted } from '../../lib/numbers/counts.ts'
import { logos, type Logo } from './endpoint.ts'
import { artworkFor, countFiles, MATRIX, srcOf, type Tone } from './files.ts'

const artworkOf = (logo: Logo, tone: Tone): string | undefined => {
  const name = artworkFor(logo, tone)
  return name && srcOf(logo, name)
}

const ALL = MATRIX.flatMap(({ names }) => names)

export const logosOfCompany = defineCompanyView<typeof logos>({
  endpoint: logos,
  factsOf(records) {
    const [logo] = records
    if (!logo) return []
    const { given } = countFiles(logo, ALL)
    const colors: Fact[] = (['background_light', 'background_dark'] as const).map((name) => ({
      label: name === 'background_light' ? 'Light background' : 'Dark background',
      text: logo.colors?.[name] ?? '',
      color: logo.colors?.[name] ?? undefined,
    }))
    return [{ label: 'Files', text: counted(given, 'logo file') }, ...colors]
  },
  identityOf(records, ticker, home) {
    // The picture is the service's answer to the ticker; identifiers are told of the listing alone that has it.
    const found = records.find((logo) => homeListing(logo.securities, ticker)) ?? records[0]
    if (!found) return undefined
    const listing = homeListing(found.securities, ticker, home)
    const facts = (
      [
        ['Exchange', listing?.exchange_name || listing?.exchange],
        ['ISIN', listing?.isin],
        ['CUSIP', listing?.cusip],
        ['CIK', listing?.cik],
        ['FIGI', listing?.figi],
      ] as const
    ).map(([label, text]) => ({ label, text: text ?? '' }))
    return {
      name: listing?.name ?? undefined,
      logo: { light: artworkOf(found, 'light'), dark: artworkOf(found, 'dark') },
      facts,
    }
  },
})
