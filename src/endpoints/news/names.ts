/** The names in a list of the wire, each once: channels and tags come twice, stocks come without a name (wire-format, news). */

interface Named {
  readonly name?: string | null
}

/** In the order given; `undefined`, `null` and what is no list have none. */
export const namesOf = (list: readonly (Named | null)[] | null | undefined): readonly string[] =>
  Array.isArray(list)
    ? [...new Set(list.map((entry: Named | null) => entry?.name?.trim?.() ?? '').filter((name) => name !== ''))]
    : []
