/** A draft as the HTML of a news body, with everything that a client of the real wire has to cope with (wire-format 3.8). */
import type { Random } from '../world/random.ts'
import type { Draft } from './newsEvent.ts'

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const linked = (html: string): string =>
  html.replace(
    /⟦(\w+):([\w.]+)⟧/g,
    (_, exchange: string, ticker: string) =>
      `(${exchange}: <a class="ticker" href="https://news.example.test/quote/${ticker}">${ticker}</a>)`,
  )

/** Entities as editors' tools leave them: some texts have them, some have the characters. */
function inline(text: string, entities: boolean): string {
  const html = linked(escape(text))
  return entities ? html.replaceAll("'", '&rsquo;').replaceAll(' -- ', '&nbsp;&mdash; ') : html.replaceAll(' -- ', ' – ')
}

const row = (cells: readonly string[], tag: 'td' | 'th'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`

/** Stands for whoever answers: put on the wire, it gives way to the address that was asked. */
export const PICTURES = 'https://cdn.example.test'

// None of these may survive a user's sanitiser; the demo has them so that it can be seen that they do not.
const HOSTILE = [
  '<iframe src="https://video.example.test/embed/{n}" width="560" height="315"></iframe>',
  '<script>document.title = "story {n}"</script>',
  '<p onclick="alert(\'story {n}\')">Tap here for live quotes.</p>',
  '<p><img src="x" onerror="alert({n})" alt=""></p>',
]

export function htmlOf(draft: Draft, random: Random): string {
  const entities = random.chance(0.5)
  const write = (text: string): string => inline(text, entities)
  const number = String(random.integer(1000, 9999))
  const [first = '', ...rest] = draft.paragraphs.map((text) => `<p>${write(text)}</p>`)
  const blocks = [first]
  if (random.chance(0.3)) {
    blocks.push(`<p><img src="${PICTURES}/news-files/story-${number}/large.svg" alt="Illustration" width="720" height="405"></p>`)
  }
  if (draft.table) {
    const [head = [], ...body] = draft.table.map((cells) => cells.map(write))
    blocks.push(
      `<table>\n<thead>${row(head, 'th')}</thead>\n<tbody>${body.map((cells) => row(cells, 'td')).join('\n')}</tbody>\n</table>`,
    )
  }
  blocks.push(...rest.slice(0, 1))
  if (draft.list) blocks.push(`<ul>\n${draft.list.map((text) => `<li>${write(text)}</li>`).join('\n')}\n</ul>`)
  if (random.chance(0.12)) blocks.push(random.pick(HOSTILE).replace('{n}', number))
  blocks.push(...rest.slice(1))
  if (random.chance(0.2)) blocks.push('<p>&nbsp;</p>')
  if (random.chance(0.4)) {
    blocks.push(
      `<p><strong>Read next:</strong> <a href="https://news.example.test/story/${number}">What to watch this week</a></p>`,
    )
  }
  if (random.chance(0.25)) blocks.push('<p><em>This story was generated from filings &amp; edited by the newsdesk.</em></p>')
  return blocks.map((block) => block + random.pick(['\n', '\n\n', '\n\n\n\n'])).join('')
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', mdash: '—', rsquo: '’' }

/** The same body without markup, for `format=text` (§4.8); a table's cells are parted by tabs. Reads what `htmlOf` writes. */
export const textOf = (html: string): string =>
  html
    .replace(/<(script|iframe)\b.*?<\/\1>/gs, '')
    .replace(/<\/t[hd]><t[hd]>/g, '\t')
    .replace(/<\/(p|li|tr)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/[ \u00a0]*\n\s*/g, '\n')
    .trim()

/** A title as the wire has it: words of four letters or more in capitals, always `&amp;`, now and then `&#39;`. */
export function titleOf(title: string, random: Random): string {
  const html = title.replaceAll('&', '&amp;').replace(/(?<=^| )\p{Ll}(?=\p{Ll}{3})/gu, (letter) => letter.toUpperCase())
  return random.chance(0.6) ? html.replaceAll("'", '&#39;') : html
}
