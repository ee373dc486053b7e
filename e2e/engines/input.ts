/** Keys and clicks in the form that WebDriver and WebDriver BiDi share. */

/** The specification gives keys without a character one of Unicode's private code points. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
}

const down = (value: string) => ({ type: 'keyDown', value })
const up = (value: string) => ({ type: 'keyUp', value })
const ofKeyboard = (actions: readonly object[]) => [{ type: 'key', id: 'keyboard', actions }]

/** `Control+k`: all go down in their order, and up in the opposite one. */
export function chord(keys: string): readonly object[] {
  const values = keys.split('+').map((key) => KEYS[key] ?? key)
  return ofKeyboard([...values.map(down), ...values.toReversed().map(up)])
}

export const typed = (text: string): readonly object[] => ofKeyboard([...text].flatMap((letter) => [down(letter), up(letter)]))

export const clicked = (x: number, y: number): readonly object[] => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]
