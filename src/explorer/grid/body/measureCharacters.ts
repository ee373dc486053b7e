/** Measures the characters of the type that cells have, once it is there: until then the widest that may stand in is assumed. */
import { whenIdle } from '../../../lib/inSlices.ts'
import { CHARACTERS, characterWidths, pixelsOfRem, setCharacterWidths, SIZE } from './textFit.ts'

/** As `src/styles/fonts.css` names it. */
const TYPE = '13px "Inter Variable"'
/** Of a cell's text, and of a ticker (`Grid.module.css`). */
const WEIGHTS = [400, 600]

/** Pixels of each, in the size that cells have: there is no other where browsers round the width of a character to whole pixels. */
function pixelsOf(weight: number): readonly number[] {
  const sheet = document.createElement('div')
  sheet.style.cssText = `position:absolute;top:0;visibility:hidden;font-size:${SIZE}rem;font-weight:${weight}`
  // By themselves, so that none stands closer to the one before it; a space alone would be none.
  const each = CHARACTERS.map((character) => {
    const one = document.createElement('span')
    one.style.cssText = 'display:inline-block;white-space:pre'
    one.textContent = character
    return one
  })
  sheet.append(...each)
  document.body.append(sheet)
  const pixels = each.map((one) => one.getBoundingClientRect().width)
  sheet.remove()
  return pixels
}

let isAsked = false

/** When the type is there, once for all tables. Where nothing is laid out, nothing is measured. */
export async function measureCharacters(): Promise<void> {
  if (isAsked || typeof FontFace === 'undefined') return
  isAsked = true
  // None where it cannot be had.
  const faces = await document.fonts.load(TYPE).catch(() => [])
  if (faces.length === 0) return
  // Not while something is drawn: to read a width has the page laid out.
  await whenIdle()
  const byWeight = WEIGHTS.map(pixelsOf)
  const em = SIZE * pixelsOfRem()
  setCharacterWidths(characterWidths((_, index) => Math.max(...byWeight.map((pixels) => pixels[index]!)) / em))
}
