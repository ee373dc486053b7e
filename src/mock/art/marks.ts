/** The marks of companies' logos: a few ideas of a shape, each in several forms, as SVG in a box of 100 by 100. */

/** `form` counts from 0 and tells the brands of one idea apart; `onMain` is for letters on a field of the first colour. */
type Mark = (form: number, main: string, accent: string, onMain: string, initial: string) => string

const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
const turned = (degrees: number, inside: string): string => `<g transform="rotate(${degrees.toFixed(1)} 50 50)">${inside}</g>`
const around = (count: number, draw: (index: number) => string): string =>
  times(count, (index) => turned((360 * index) / count, draw(index)))
const disc = (x: number, y: number, radius: number, color: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`
const filled = (path: string, color: string): string => `<path d="${path}" fill="${color}"/>`
const stroked = (path: string, width: number, color: string): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const petals: Mark = (form, main, accent) => {
  const reach = 38 / (form * 0.5 + 1)
  const leaf = `M50 48Q${50 - reach} 24 50 5Q${50 + reach} 24 50 48Z`
  return around(form * 2 + 4, (i) => filled(leaf, i % 2 ? accent : main))
}
const bars: Mark = (form, main, accent) => {
  const pitch = 76 / (form + 2)
  const bar = (i: number): string => `M${12 + pitch * i} 88V${68 - (56 / (form + 2)) * i}`
  return turned(
    (form % 2) * 180,
    times(form + 3, (i) => stroked(bar(i), 18 - form * 2.5, i === form + 2 ? accent : main)),
  )
}
const orbits: Mark = (form, main, accent) =>
  times(form + 1, (i) => turned((180 * i) / (form + 1) - 30, stroked('M6 50A44 17 0 0 1 94 50A44 17 0 0 1 6 50Z', 5, main))) +
  disc(50, 50, form > 0 ? 9 : 15, accent)
const chevrons: Mark = (form, main, accent) =>
  turned(
    form * 90,
    times(3, (i) => stroked(`M14 ${40 + i * 24}L50 ${14 + i * 24}L86 ${40 + i * 24}`, 13, i === 0 ? accent : main)),
  )
const gem: Mark = (form, main, accent) => {
  const [x, y] = [44 * Math.sin(Math.PI / (form + 5)) - 1.5, 44 * Math.cos(Math.PI / (form + 5))]
  const facet = `M50 45L${(50 - x).toFixed(1)} ${(48 - y).toFixed(1)}H${(50 + x).toFixed(1)}Z`
  return around(form + 5, (i) => filled(facet, i < form / 2 + 2 ? main : accent))
}
const beacon: Mark = (form, main, accent) =>
  turned(form * 90, disc(18, 82, 12, accent) + stroked('M16 12A72 72 0 0 1 88 84M16 40A44 44 0 0 1 60 84', 14, main))
const waves: Mark = (form, main, accent) =>
  times(form + 2, (i) => {
    const y = ((100 * (i + 0.5)) / (form + 2)).toFixed(1)
    return stroked(`M8 ${y}q21 ${form % 2 ? 22 : -22} 42 0t42 0`, 17 - form * 2, i === 1 ? accent : main)
  })
const pinwheel: Mark = (form, main, accent) =>
  around(form + 3, (i) => filled('M50 47C44 32 46 14 62 5C76 18 70 38 50 47Z', i === 0 ? accent : main))
const spokes: Mark = (form, main, accent) =>
  around(form * 2 + 6, (i) => stroked('M50 32V10', 13 - form * 2, i % 2 ? accent : main))
const crescent: Mark = (form, main, accent) =>
  turned(form * 90 - 45, filled('M68 11A43 43 0 1 0 68 89A45 45 0 0 1 68 11Z', main) + disc(74, 50, 18, accent))
const sheets: Mark = (form, main, accent) =>
  turned(
    form > 1 ? 90 : 0,
    times((form % 2) + 2, (i) => filled(`M50 ${44 - i * 20}l44 25l-44 25l-44 -25Z`, i % 2 ? accent : main)),
  )
const ring: Mark = (form, main, accent) =>
  around(form + 5, (i) => disc(50, 17, 14 - form * 1.6, i === 0 ? accent : main)) + disc(50, 50, 11 + form * 2, main)
const sunrise: Mark = (form, main, accent) =>
  turned(form * 90, filled('M8 50A42 42 0 0 1 92 50Z', main) + stroked('M17 62H83M28 75H72M40 88H60', 7, accent))
const overlap: Mark = (form, main, accent) =>
  around(form + 2, (i) => `<g opacity=".78">${disc(50, 32, 27, i % 2 ? accent : main)}</g>`)
const arches: Mark = (form, main, accent) =>
  turned(form * 90, stroked('M12 90V50A38 38 0 0 1 88 50V90', 12, main) + stroked('M34 90V52A16 16 0 0 1 66 52V90', 12, accent))
const tiles: Mark = (form, main, accent) =>
  around(4, (i) => (i === form ? disc(27, 27, 20, accent) : filled('M7 47A40 40 0 0 1 47 7V47Z', main)))
const monogram: Mark = (form, main, _, onMain, initial) =>
  `<rect x="7" y="7" width="86" height="86" rx="${43 - form * 14}" fill="${main}"/><text x="50" y="69" font-family="Arial,sans-serif" ` +
  `font-size="54" font-weight="700" text-anchor="middle" fill="${onMain}">${initial}</text>`

const ROUND = [petals, orbits, beacon, spokes, ring, sunrise, overlap, crescent]
const STRAIGHT = [bars, chevrons, gem, waves, pinwheel, sheets, arches, tiles]
const MARKS = [...ROUND.flatMap((mark, at) => [mark, STRAIGHT[at]!]), monogram]

/** The mark of the brand at this place in the list: neighbours never share an idea. */
export function markOf(place: number, ...colors: [main: string, accent: string, onMain: string, initial: string]): string {
  return MARKS[place % MARKS.length]!(Math.floor(place / MARKS.length), ...colors)
}
