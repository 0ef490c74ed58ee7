import { useEffect, useRef, useState } from 'react'
import type { PlaygroundConfig } from '../data/config'
import { servedEntry } from '../draft/useShownDraft'
import { DEFAULT_STATE, formatUrlState } from '../state/urlState'
import { Button } from '../ui/Button'
import styles from './Gallery.module.css'
import { type GalleryState, galleryBlock, galleryBlocks, galleryStates } from './states'

interface GalleryProps {
  config: PlaygroundConfig
  /** Name of the block that the address asks for. */
  wanted: string | null
}

/** One block at a time with all its states, and a way to every other one. */
export function Gallery({ config, wanted }: GalleryProps) {
  const chosen = galleryBlocks.find((name) => name === wanted) ?? galleryBlocks[0] ?? ''
  const { about, isWide } = galleryBlock(chosen)
  useEffect(() => {
    document.title = `${chosen}, blocks of SiteBlocks`
  }, [chosen])
  return (
    <div className={styles.gallery}>
      <nav className={styles.nav} aria-label="Blocks">
        <a className={styles.home} href="/">
          Playground
        </a>
        <ul>
          {galleryBlocks.map((name) => (
            <li key={name}>
              <a
                className={styles.link}
                href={`?${new URLSearchParams({ block: name })}`}
                aria-current={name === chosen ? 'page' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main className={styles.main}>
        <h1 className={styles.name}>{chosen}</h1>
        <p className={styles.about}>{about}</p>
        <div className={styles.states} data-wide={isWide || undefined}>
          {galleryStates(chosen).map((state) => (
            <State key={state.title} state={state} config={config} />
          ))}
        </div>
      </main>
    </div>
  )
}

interface Page {
  SiteBlocks?: { q: { push(command: readonly unknown[]): unknown } }
}

/** One state, rendered by `embed.js` as on any site. */
function State({ state, config }: { state: GalleryState; config: PlaygroundConfig }) {
  const { title, dir, width } = state
  const place = useRef<HTMLDivElement>(null)
  const [content] = useState(() => servedEntry(state.entry, config, 'fast'))
  const { contentHost: host, apiKey } = config

  useEffect(() => {
    const page = window as Page
    page.SiteBlocks ??= { q: [] as unknown as { push(command: readonly unknown[]): unknown } }
    const onReady = () => {
      if (title === 'Hover and focus') markControl(place.current)
      if (title === 'Opened') controlIn(place.current)?.click()
    }
    const options = { content, host, apiKey, model: 'page', canTrack: false, onReady }
    page.SiteBlocks.q.push(['mount', place.current, { ...options, responsiveTo: 'container' }])
  }, [content, host, apiKey, title])

  const text = JSON.stringify(content)
  const isRefused = title === 'Error' && text.includes('errorMessage')
  const link = formatUrlState({
    ...DEFAULT_STATE,
    source: { kind: 'pasted', text },
    view: 'blocks',
  })
  return (
    <section className={styles.state} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {title === 'Sent' && <Button onClick={() => sendIn(place.current)}>Send it</Button>}
        {isRefused && <Button onClick={() => sendIn(place.current)}>Have it refused</Button>}
        <a className={styles.open} href={`/${link}`} aria-label={`Open ${title} in the playground`}>
          Open
        </a>
      </header>
      <div className={styles.stage}>
        <div ref={place} dir={dir} lang={dir === 'rtl' ? 'ar' : undefined} style={{ width }} />
      </div>
    </section>
  )
}

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, video[controls], [tabindex="0"]'

const controlIn = (place: HTMLElement | null) =>
  place?.shadowRoot?.querySelector<HTMLElement>(FOCUSABLE)

/** Shows the first control of a widget as it is under the pointer and with the focus of the keyboard. */
function markControl(place: HTMLElement | null): void {
  const root = place?.shadowRoot
  const control = controlIn(place)
  if (!root || !control) return
  control.dataset.focused = ''
  for (let above: HTMLElement | null = control; above; above = above.parentElement) {
    above.dataset.hovered = ''
  }
  const rules = root.adoptedStyleSheets
    .flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText))
    .filter((rule) => /:(hover|focus)/.test(rule))
    .map((rule) =>
      rule.replace(/:hover/g, '[data-hovered]').replace(/:focus(-visible)?/g, '[data-focused]'),
    )
  const sheet = new CSSStyleSheet()
  // The first rule is what browsers do by themselves.
  sheet.replaceSync(`[data-focused] { outline: auto 2px Highlight }\n${rules.join('\n')}`)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

function sendIn(place: HTMLElement | null): void {
  place?.shadowRoot?.querySelector('form')?.requestSubmit()
}
