/** The allow-lists of the nginx and the Caddy recipe, written from the paths that the Node gateway forwards. */

interface Recipe {
  readonly file: string
  /** What stands before the list, the list, and what follows it. */
  readonly place: RegExp
  readonly list: (patterns: readonly string[]) => string
}

export const recipes: readonly Recipe[] = [
  {
    file: 'nginx.conf.template',
    place: /(map \$raw_path \$operation \{\n {4}default 0;\n)([^{}]*)( {2}\})/,
    list: (patterns) => patterns.map((pattern) => `    "~^${pattern}$" 1;\n`).join(''),
  },
  {
    file: 'Caddyfile',
    place: /(@other not vars_regexp \{http\.request\.orig_uri\} )(.*)(\n)/,
    list: (patterns) => `^(${patterns.join('|')})(\\?.*)?$`,
  },
]

/** The text of a recipe with the list of these paths in place of the one that it has. */
export function withPaths({ file, place, list }: Recipe, text: string, paths: Iterable<string>): string {
  if (!place.test(text)) throw new Error(`gateway/recipes/${file} has no place for the list of paths.`)
  const patterns = [...paths].map((path) => path.replaceAll('.', '\\.'))
  return text.replace(place, (_, before: string, _list: string, after: string) => before + list(patterns) + after)
}
