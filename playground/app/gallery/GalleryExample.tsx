import { useEffect, useRef, useState } from 'react'
import type { GalleryState } from '../blocks/states'
import type { PlaygroundConfig } from '../data/config'
import { servedEntry } from '../draft/useShownDraft'
import { DEFAULT_STATE, formatUrlState } from '../state/urlState'
import { TextButton } from '../ui/Button'
import { BlockControls } from './BlockControls'
import styles from './GalleryExample.module.css'

interface GalleryExampleProps {
  block: string
  state: GalleryState
  config: PlaygroundConfig
  /** Whether its options can be edited beside it. */
  chosen: boolean
}

interface Widget {
  update(options: { readonly content: unknown }): void
}

interface Page {
  SiteBlocks?: {
    q: {
      push(start: (siteBlocks: { mount(place: unknown, options: object): Widget }) => void): void
    }
  }
}

/** One state of a block, rendered by `embed.js` as on any site. */
export function GalleryExample({ block, state, config, chosen }: GalleryExampleProps) {
  const { title, dir, width } = state
  const container = useRef<HTMLDivElement>(null)
  const widget = useRef<Widget>(undefined)
  const [content, setContent] = useState(() => servedEntry(state.entry, config, 'fast'))
  // Changes made before embed.js loads become the widget's initial content.
  const latest = useRef(content)
  const { contentHost: host, apiKey } = config

  useEffect(() => {
    const page = window as Page
    page.SiteBlocks ??= { q: [] as never }
    const onReady = () => {
      if (title === 'Hover and focus') markControl(container.current)
      if (title === 'Opened') controlIn(container.current)?.click()
    }
    const options = { host, apiKey, model: 'page', canTrack: false, onReady }
    page.SiteBlocks.q.push(({ mount }) => {
      const content = latest.current
      widget.current = mount(container.current, { ...options, content, responsiveTo: 'container' })
    })
  }, [host, apiKey, title])

  function change(next: typeof content) {
    latest.current = next
    setContent(next)
    widget.current?.update({ content: next })
  }

  const text = JSON.stringify(content)
  const isRefused = title === 'Error' && text.includes('errorMessage')
  const pasted = { ...DEFAULT_STATE, source: { kind: 'pasted', text }, view: 'blocks' } as const
  const here = new URLSearchParams(location.search)
  here.set('block', block)
  here.set('state', title)
  return (
    <section className={styles.state} aria-label={title} data-chosen={chosen || undefined}>
      <header className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {title === 'Sent' && (
          <TextButton onClick={() => sendIn(container.current)}>Send it</TextButton>
        )}
        {isRefused && (
          <TextButton onClick={() => sendIn(container.current)}>Send it in vain</TextButton>
        )}
        {!chosen && (
          <a className={styles.link} href={`?${here}`} aria-label={`Change ${title}`}>
            Change
          </a>
        )}
        <a
          className={styles.link}
          href={`/${formatUrlState(pasted)}`}
          aria-label={`Open ${title} in the playground`}
        >
          Open
        </a>
      </header>
      <div className={styles.stage}>
        <div ref={container} dir={dir} lang={dir === 'rtl' ? 'ar' : undefined} style={{ width }} />
      </div>
      {chosen && <BlockControls name={block} content={content} onChange={change} />}
    </section>
  )
}

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, video[controls], [tabindex="0"]'

const controlIn = (container: HTMLElement | null) =>
  container?.shadowRoot?.querySelector<HTMLElement>(FOCUSABLE)

/** Shows the first control of a widget in its hover and keyboard-focus states. */
function markControl(container: HTMLElement | null): void {
  const root = container?.shadowRoot
  const control = controlIn(container)
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
  // The first rule is the browser's default focus ring.
  sheet.replaceSync(`[data-focused] { outline: auto 2px Highlight }\n${rules.join('\n')}`)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

function sendIn(container: HTMLElement | null): void {
  container?.shadowRoot?.querySelector('form')?.requestSubmit()
}
