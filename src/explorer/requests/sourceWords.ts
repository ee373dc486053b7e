/** Where a wire name comes from, in words. */
import type { NameSource } from '../../api/endpoint/params.ts'

export const sourceWords: Readonly<Record<NameSource, string>> = {
  spec: 'named in the specification',
  published: 'from the provider’s published interface; the specification gives the meaning only',
  analogy: 'by analogy with another dataset; the specification gives the meaning only',
}
