/** HTML from the service as a fragment of few, harmless elements; loaded only when there is a body to read. */
import createPurifier, { type Config } from 'dompurify'
import { safeHref } from '../../../lib/text/links.ts'
import { withoutInline } from './withoutInline.ts'

export interface Picture {
  /** An empty element where the picture stood. */
  readonly place: HTMLElement
  readonly address: string
  readonly alt: string
}

export interface Sanitised {
  readonly fragment: DocumentFragment
  /** What the body would have loaded. Nothing of it is in the fragment. */
  readonly pictures: readonly Picture[]
}

const TAGS =
  'p br b strong i em u s ul ol li blockquote a h2 h3 h4 table thead tbody tr th td code pre span div hr sub sup'.split(' ')

/** `target` and `rel` are not here: they come from us alone. */
const RULES = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config & { RETURN_DOM_FRAGMENT: true }

/** Whatever passes the sanitiser as an address still has to be one that a user may be sent to. */
function mendLink(link: Element): void {
  const href = link.getAttribute('href')
  if (href === null || /^mailto:/i.test(href)) return
  const safe = safeHref(href)
  if (!safe) {
    link.removeAttribute('href')
    return
  }
  link.setAttribute('href', safe)
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer nofollow')
}

/** One for all texts: with the first it takes its name in the content policy (`trusted-types`), which lets it be taken once. */
const purifier = createPurifier(window)
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'A') mendLink(node)
})

/** The fragment is for attaching as it is: anything done to it afterwards would void what was checked here. */
export function sanitise(html: string): Sanitised {
  const pictures: Picture[] = []
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName !== 'img' || !(node instanceof Element)) return
    const place = node.ownerDocument.createElement('span')
    // Put before the image, which itself is no allowed element and goes: the place is never looked at again.
    node.before(place)
    pictures.push({ place, address: node.getAttribute('src') ?? '', alt: node.getAttribute('alt') ?? '' })
  })
  try {
    const fragment = purifier.sanitize(withoutInline(html), RULES)
    return { fragment, pictures: pictures.filter(({ place }) => fragment.contains(place)) }
  } finally {
    purifier.removeHooks('uponSanitizeElement')
  }
}
