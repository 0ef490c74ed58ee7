import { useLayoutEffect } from 'react'
import { loadConfig } from './data/config'
import { useLoaded } from './data/useLoaded'
import { ErrorBoundary } from './frame/ErrorBoundary'
import type { Theme } from './state/urlState'
import { useUrlState } from './state/urlState'
import { TextButton } from './ui/Button'
import { Notice } from './ui/Notice'
import { Workbench } from './Workbench'

export function App() {
  const [state, update] = useUrlState()
  const [config, reload] = useLoaded(loadConfig)
  useTheme(state.theme)

  if (config.status === 'ready') {
    return (
      <ErrorBoundary>
        <Workbench config={config.value} state={state} update={update} />
      </ErrorBoundary>
    )
  }
  if (config.status === 'loading') return null
  return (
    <main>
      <Notice
        kind="failure"
        title="The playground's server does not answer"
        actions={<TextButton onClick={reload}>Try again</TextButton>}
      >
        {config.error.message} Start it with <code>npm start</code>.
      </Notice>
    </main>
  )
}

/** Sets `data-theme` on the document, which selects the design tokens. */
function useTheme(theme: Theme): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
}
