/** Keeps a fault in drawing to the panel it happens in: the others, and the app, live on. */
import { Component, type ReactNode } from 'react'
import { Notice } from './Notice.tsx'

interface Props {
  /** What could not be drawn, as a sentence would name it: "this record". */
  readonly what: string
  /** A new value means other content, which is tried again. */
  readonly content?: unknown
  /** A plainer view of the same, below the words. */
  readonly instead?: ReactNode
  /** Shows the plainer view alone: where there is no room for words, as in a cell. */
  readonly isSilent?: boolean
  readonly children: ReactNode
}

interface State {
  readonly fault: unknown
  readonly content: unknown
}

const SOUND: Pick<State, 'fault'> = { fault: undefined }

export class Boundary extends Component<Props, State> {
  override state: State = { ...SOUND, content: this.props.content }

  static getDerivedStateFromError(fault: unknown): Partial<State> {
    return { fault: fault ?? 'unknown' }
  }

  static getDerivedStateFromProps({ content }: Props, state: State): Partial<State> | null {
    return content === state.content ? null : { ...SOUND, content }
  }

  override render(): ReactNode {
    if (this.state.fault === undefined) return this.props.children
    if (this.props.isSilent) return this.props.instead
    return (
      <>
        <Notice tone="failure" role="alert">
          <strong>Could not draw {this.props.what}.</strong>
          <span>The data is there; showing it failed. Everything else works.</span>
          <button type="button" className="link" onClick={() => this.setState(SOUND)}>
            Reload panel
          </button>
        </Notice>
        {this.props.instead}
      </>
    )
  }
}
