import { useEffect, useState } from 'react'
import { blockGuide, blockTitle } from '../blocks/blockTitle'
import { galleryBlock, galleryBlocks, galleryStates } from '../blocks/states'
import type { PlaygroundConfig } from '../data/config'
import { Header } from '../frame/Header'
import type { Theme } from '../state/urlState'
import { docsLink } from '../utils/docsLink'
import styles from './Gallery.module.css'
import { GalleryExample } from './GalleryExample'

interface GalleryProps {
  config: PlaygroundConfig
  /** Query of the address: `block`, `state`, `theme`. */
  query: URLSearchParams
}

/** Shows one block in all its states, one of them editable, with links to all other blocks. */
export function Gallery({ config, query }: GalleryProps) {
  const block = galleryBlocks.find((name) => name === query.get('block')) ?? galleryBlocks[0] ?? ''
  const [theme, setTheme] = useState(query.get('theme') as Theme | null)
  const { about, isWide } = galleryBlock(block)
  const states = galleryStates(block)
  const chosen = states.find(({ title }) => title === query.get('state')) ?? states[0]
  const others = states.filter((state) => state !== chosen)
  const title = blockTitle(block)
  const link = (name: string) =>
    `?${new URLSearchParams({ block: name, ...(theme && theme !== 'system' && { theme }) })}`

  useEffect(() => {
    document.title = `${title}, blocks of SiteBlocks`
    document.documentElement.dataset.theme = theme ?? 'system'
  }, [title, theme])

  return (
    <div className={styles.gallery}>
      <Header link={location.href} theme={theme ?? 'system'} onTheme={setTheme} />
      <nav className={styles.nav} aria-label="Blocks">
        <ul>
          {galleryBlocks.map((name) => (
            <li key={name}>
              <a
                className={styles.link}
                href={link(name)}
                aria-current={name === block ? 'page' : undefined}
              >
                {blockTitle(name)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <main className={styles.main} tabIndex={0}>
        <h2 className={styles.name}>{title}</h2>
        <p className={styles.about}>
          {about} In content it is called <code>{block}</code>.{' '}
          <a className={styles.guide} href={docsLink(blockGuide(block))}>
            Read the guide
          </a>
        </p>
        <div className={styles.states} data-wide={isWide || undefined}>
          {chosen && <GalleryExample block={block} state={chosen} config={config} chosen />}
          {others.map((state) => (
            <GalleryExample
              key={state.title}
              block={block}
              state={state}
              config={config}
              chosen={false}
            />
          ))}
        </div>
      </main>
    </div>
  )
}
