import { Component, type ErrorInfo, type ReactNode } from 'react'
import type { Stage } from './stage'
import { wordOf } from './wordOf'

interface GuardProps extends Pick<Stage, 'log'> {
  readonly name: string
  readonly children: ReactNode
}

/** A boundary that tells what it catches, and tries again at a click. */
export class Guard extends Component<GuardProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.log(this.props.name, 'caught', error, typeof info.componentStack)
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children
    return (
      <button type="button" onClick={() => this.setState({ error: null })}>
        {wordOf(this.state.error)}
      </button>
    )
  }
}
