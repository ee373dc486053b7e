/** The one place that vouches for text to be parsed and for scripts to be started, where the browser requires Trusted Types. */

interface Rules {
  readonly createHTML: (text: string) => string
  readonly createScriptURL: (address: string) => string
}

const rules: Rules = {
  // Only `parseInert` has it, whose documents are read and never shown.
  createHTML: (text) => text,
  createScriptURL(address) {
    if (new URL(address, window.location.href).origin === window.location.origin) return address
    throw new TypeError('A worker of another origin is none of this app.')
  },
}

/** TypeScript's own description of the browser does not have it yet. */
const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules } }

/** The name stands in the content policy, which lets it be taken once. */
const policy = trustedTypes?.createPolicy('tearsheet', rules) ?? rules

/** A document that is not shown: nothing in it runs or loads. What is taken from it is text. */
export function parseInert(text: string, type: 'text/html' | 'application/xml'): Document {
  return new DOMParser().parseFromString(policy.createHTML(text), type)
}

/** Starts a module worker of the app; `address` is what an import with `?worker&url` says. */
export function startWorker(address: string, name: string): Worker {
  return new Worker(policy.createScriptURL(address), { type: 'module', name })
}
