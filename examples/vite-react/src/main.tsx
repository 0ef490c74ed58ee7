import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import 'siteblocks/global'
import { App } from './App'

// Loads as a separate file beside the app. If it cannot be loaded, the app shows its
// placeholders.
import('siteblocks/embed.js').catch((error) => console.warn(error))

// Runs once embed.js has loaded, and at once if it has.
;(window.SiteBlocks ||= { q: [] }).q.push((SiteBlocks) => {
  SiteBlocks.registerAction('greet', () => alert('Hello!'))
})

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
