/** Typing over a selection, done by the editor itself: the browser would keep the style of the text in an attribute, which the content policy forbids. */
import { EditorView } from '@codemirror/view'

export const overwriting = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { data, inputType } = event
    const { from, to, empty } = view.state.selection.main
    if (inputType !== 'insertText' || !data || empty || view.composing) return false
    const typed = () =>
      view.state.update({
        changes: { from, to, insert: data },
        selection: { anchor: from + data.length },
        userEvent: 'input.type',
        scrollIntoView: true,
      })
    // As the library does: a bracket, say, is put around what is selected.
    const isTaken = view.state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, data, typed))
    if (!isTaken) view.dispatch(typed())
    event.preventDefault()
    return true
  },
})
