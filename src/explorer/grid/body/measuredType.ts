/** Measures the characters of the type that cells have, once it is there: until then the widest that may stand in is assumed. */
import { whenIdle } from '../../../lib/inSlices.ts'
import { CHARACTERS, characterWidths, setCharacterWidths, SIZE } from './textFit.ts'

/** As `src/styles/fonts.css` names it. */
const TYPE = '13px "Inter Variable"'
/** Of a cell's text, and of a ticker (`Grid.module.css`). */
const WEIGHTS = [400, 600]

/** Pixels of each, in the size that cells have: there is no other where browsers round the width of a character to whole pixels. */
function pixelsOf(weight: number): readonly number[] {
  const sheet = document.createElement('div')
  Object.assign(sheet.style, { position: 'absolute', top: '0', visibility: 'hidden', fontSize: `${SIZE}rem`, fontWeight: weight })
  // By themselves, so that none stands closer to the one before it; a space alone would be none.
  const each = CHARACTERS.map((character) => {
    const one = document.createElement('span')
    Object.assign(one.style, { display: 'inline-block', whiteSpace: 'pre' })
    one.textContent = character
    return one
  })
  sheet.append(...each)
  document.body.append(sheet)
  const pixels = each.map((one) => one.getBoundingClientRect().width)
  sheet.remove()
  return pixels
}

async function measure(): Promise<void> {
  // Not while something is drawn: to read a width has the page laid out.
  await whenIdle()
  if (!document.fonts.check(TYPE)) return
  const byWeight = WEIGHTS.map(pixelsOf)
  const em = SIZE * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  setCharacterWidths(
    characterWidths((character) => Math.max(...byWeight.map((pixels) => pixels[CHARACTERS.indexOf(character)]!)) / em),
  )
}

let isWatched = false

/** Now or when the type arrives, once for all tables. Where nothing is laid out, nothing is measured. */
export function measureType(): void {
  if (isWatched || typeof FontFace === 'undefined') return
  isWatched = true
  document.fonts.addEventListener('loadingdone', () => void measure())
  void measure()
}
