// A site in React whose components are blocks. Built by e2e/support/build/buildApp.ts with several versions of React.
import { ClassNames } from '@emotion/react'
import { createContext, useContext, useEffect, useState } from 'react'
import { registerComponent, SiteBlocks } from 'siteblocks/react'
import { StylesInPlace } from './StylesInPlace'

const Theme = createContext('none')

function Counter({ label, aside, children }) {
  const theme = useContext(Theme)
  const [count, setCount] = useState(0)
  useEffect(() => {
    window.said.push('mounted')
    return () => window.said.push('unmounted')
  }, [])
  return (
    <section aria-label={label}>
      <button type="button" onClick={() => setCount(count + 1)}>
        {label}: {count}, {theme}
      </button>
      {count < 2 && children}
      <aside>{aside}</aside>
    </section>
  )
}

function Link({ attributes, text }) {
  return (
    <a {...attributes} href="#more">
      {text}
    </a>
  )
}

function Styled() {
  return (
    <StylesInPlace>
      <ClassNames>{({ css }) => <p className={css({ color: 'rgb(4, 5, 6)' })}>Styled</p>}</ClassNames>
    </StylesInPlace>
  )
}

function Broken() {
  throw new Error('no data')
}

registerComponent(Counter, { name: 'Counter', canHaveChildren: true })
registerComponent(Styled, { name: 'Styled' })
registerComponent(Link, { name: 'Link', noWrap: true })

export function App({ options }) {
  const [theme, setTheme] = useState('light')
  const [isShown, setIsShown] = useState(true)
  const components = [{ component: Broken, name: 'Broken' }]
  return (
    <Theme.Provider value={theme}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it counts what bubbles. */}
      <main onClick={() => window.said.push('click')}>
        {isShown && <SiteBlocks {...options} components={components} />}
      </main>
      <button type="button" onClick={() => setTheme('dark')}>
        Dark
      </button>
      <button type="button" onClick={() => setIsShown(!isShown)}>
        Toggle
      </button>
    </Theme.Provider>
  )
}
