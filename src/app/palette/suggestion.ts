/** One thing that the palette offers: what it is called, where it leads, and what is done before. */

export interface Suggestion {
  readonly words: string
  readonly note?: string | undefined
  readonly to: string
  /** Done before it leads there. */
  readonly act?: (() => void) | undefined
}
