/** Ratios as text, such as that of a split. */

const FORM = /^\s*(\d+(?:\.\d+)?|\.\d+)\s*[:\-/]\s*(\d+(?:\.\d+)?|\.\d+)\s*$/

/** Both sides of `A:B`, `A-B` and `A/B` as they are written; `undefined` for what is no ratio, and where a side is zero. */
export function readRatio(text: string): { readonly left: string; readonly right: string } | undefined {
  const [, left, right] = FORM.exec(text) ?? []
  return left === undefined || right === undefined || Number(left) === 0 || Number(right) === 0 ? undefined : { left, right }
}
