import { type MouseEvent, useEffect, useState } from 'react'
import 'siteblocks/jsx'
import { SiteBlocks } from 'siteblocks/react'

const API_KEY = 'roastery-demo'
const HOST = import.meta.env.VITE_CONTENT_HOST ?? 'http://localhost:4174'

export function App() {
  const [path, setPath] = useState(location.pathname)

  useEffect(() => {
    const follow = () => setPath(location.pathname)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  function go(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault()
    history.pushState(null, '', event.currentTarget.href)
    setPath(location.pathname)
  }

  return (
    <>
      <nav>
        <a href="/" onClick={go}>
          Home
        </a>{' '}
        <a href="/about" onClick={go}>
          About
        </a>
      </nav>
      <main>
        <SiteBlocks key={path} apiKey={API_KEY} host={HOST} model="page" url={path}>
          <p>The page is loading.</p>
        </SiteBlocks>
      </main>
      <footer>
        <site-blocks api-key={API_KEY} host={HOST} model="footer" can-track="false" />
      </footer>
    </>
  )
}
