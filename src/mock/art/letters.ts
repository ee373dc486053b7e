/** A compact stroke font: letters as lines with round ends, so that no font file is needed and SVG and PNG agree. */
import type { Point } from './shapes.ts'

/**
 * One word a letter, capitals first: strokes separated by `|`, points as two base-36 digits x and y.
 * `~` marks the control point of a quarter ellipse (two in a row meet half-way), `*` closes a stroke.
 * Capitals stand on y = 20 and reach up to 0, small letters to 6; tails go down to 27.
 */
const CAPITALS =
  '0k80gk|3ddd 0060~b0~ba6a0a|6a~ca~ck6k0k00 g4~d090~000a~0k9k~dkgg 0060~f0~fk6k0k* b0000kbk|0a9a b0000k|0a9a ' +
  'g4~d090~000a~0k9k~hkhbab 000k|e0ek|0aea 000k 909e~9k4k~0k0f 000k|c00c|57dk 000kak 0k009ei0ik 0k00eke0 ~00~i0~ik~0k* ' +
  '0k0060~c0~cb6b0b ~00~i0~ik~0k*|ceil 0k0060~c0~cb6b0b|6bck b4~a060~0005~096a~cbcf~ck6k~1k0g 00e0|707k 000d~0k7k~ekede0 ' +
  '008kg0 005ka2fkk0 00ek|e00k 007ae0|7a7k 00e00kek'
const SMALL =
  '~06~d6~dk~0k*|d6dk 000k|~06~d6~dk~0k* b9~9666~060d~0k6k~9kbh ~06~d6~dk~0k*|d0dk 0dcd~c666~060d~0k6k~9kbh ' +
  '80~30353k|0676 ~06~d6~dk~0k*|d6dl~dr6r~2r1o 000k|0c~0666~c6ccck 060k|0101 363m~3r0r|3131 000k|a60f|4bbk 000k ' +
  '060k|0c~0656~a6acak|ac~a6f6~k6kckk 060k|0c~0666~c6ccck ~06~e6~ek~0k* 060r|~06~d6~dk~0k* ~06~d6~dk~0k*|d6dr 060k|0c~0676 ' +
  '98~8656~0609~0c5d~aeah~ak5k~1k0i 313f~3k8k|0686 060e~0k6k~ckce|c6ck 066kc6 065k98dki6 06bk|b60k 066k|c63r 06b60kbk'
const SIGNS: Readonly<Record<string, string>> = {
  '&': 'fk35~2070~b0b4~b76a~0c0f~0k6k~ckec',
  '-': '0d6d',
  '.': '0k0k',
  "'": '0004',
}

export interface Stroke {
  readonly points: readonly Point[]
  readonly closed: boolean
}

/** How far the control points of a cubic lie from its ends for it to look like a quarter ellipse. */
const ROUND = 0.5523

function quarter(from: Point, control: Point, to: Point): Point[] {
  const mix = (a: number, b: number, share: number): number => a + (b - a) * share
  return Array.from({ length: 8 }, (_, i): Point => {
    const t = (i + 1) / 8
    const at = (axis: 0 | 1): number =>
      (1 - t) ** 3 * from[axis] +
      3 * (1 - t) ** 2 * t * mix(from[axis], control[axis], ROUND) +
      3 * (1 - t) * t ** 2 * mix(to[axis], control[axis], ROUND) +
      t ** 3 * to[axis]
    return [at(0), at(1)]
  })
}

function strokeOf(text: string): Stroke {
  const closed = text.endsWith('*')
  const marks = [...text.matchAll(/(~?)([0-9a-z])([0-9a-z])/g)].map(([, tilde, x, y]) => ({
    isControl: tilde === '~',
    at: [parseInt(x!, 36), parseInt(y!, 36)] as Point,
  }))
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const first = marks[0]!
  const points: Point[] = [first.isControl ? middle(marks.at(-1)!.at, first.at) : first.at]
  marks.forEach((mark, i) => {
    const next = marks[i + 1] ?? first
    if (mark.isControl) points.push(...quarter(points.at(-1)!, mark.at, next.isControl ? middle(mark.at, next.at) : next.at))
    // The end of a quarter is already there.
    else if (i > 0 && !marks[i - 1]!.isControl) points.push(mark.at)
  })
  return { points, closed }
}

function glyphOf(letter: string): string | undefined {
  const code = letter.charCodeAt(0)
  if (letter >= 'A' && letter <= 'Z') return CAPITALS.split(' ')[code - 65]
  if (letter >= 'a' && letter <= 'z') return SMALL.split(' ')[code - 97]
  return SIGNS[letter]
}

/** The strokes of one letter; none for a sign the font does not have. Accents are dropped: `é` is drawn as `e`. */
export function strokesOf(letter: string): readonly Stroke[] {
  const glyph = glyphOf(letter.normalize('NFD').charAt(0))
  return glyph ? glyph.split('|').map(strokeOf) : []
}
