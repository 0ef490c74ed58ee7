import { Component, type ReactNode } from 'react'
import { TextButton } from '../ui/Button'
import { Notice } from '../ui/Notice'

interface ErrorBoundaryProps {
  children: ReactNode
}

interface ErrorBoundaryState {
  readonly error?: Error
}

/** Shows a message with a way back where rendering failed, in place of a white page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {}

  static getDerivedStateFromError(error: Error): ErrorBoundaryState {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <main>
        <h1 className="visually-hidden">SiteBlocks playground</h1>
        <Notice
          kind="failure"
          title="The playground could not go on"
          actions={<TextButton onClick={() => location.reload()}>Load it again</TextButton>}
        >
          {error.message} Your unsaved changes are kept in this browser.
        </Notice>
      </main>
    )
  }
}
