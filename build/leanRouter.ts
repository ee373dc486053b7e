/** Lets the bundler leave out the part of React Router that the app does not use: its matching of nested routes. */
import type { Plugin } from 'vite'

/** React Router wraps that part at load time by this call, which the bundler cannot know to have no effect. */
const WRAPPING = 'React$1.memo(DataRoutes)'

export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/react-router/') || !code.includes(WRAPPING)) return
      return { code: code.replace(WRAPPING, `/* @__PURE__ */ ${WRAPPING}`), map: null }
    },
  }
}
