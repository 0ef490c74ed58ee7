import { Tabs } from '@base-ui/react/tabs'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { fetchJson } from '../../data/fetchJson'
import { sourceOptions } from '../../data/sourceOptions'
import { useLoaded } from '../../data/useLoaded'
import { PanelFrame } from '../../shell/PanelFrame'
import { type Playground, usePlayground } from '../../shell/PlaygroundContext'
import { type OptionValues, optionsOf, withoutRisk } from '../../state/options'
import { formatUrlState, type SnippetId } from '../../state/urlState'
import { Button } from '../../ui/Button'
import { Code } from '../../ui/Code'
import { CopyButton } from '../../ui/CopyButton'
import { Icon } from '../../ui/Icon'
import { Notice } from '../../ui/Notice'
import { OptionSwitch } from '../../ui/OptionSwitch'
import { TabList } from '../../ui/TabList'
import { pageOfItsOwn } from './htmlSnippets'
import { kinds, type SnippetKind } from './kinds'
import type { SnippetOptions } from './SnippetOptions'
import styles from './SnippetPanel.module.css'
import { hostOf, writePolicy } from './serverSnippet'

/** What to paste into a site to show the chosen content there, to the visitor of the preview. */
export function SnippetPanel() {
  const playground = usePlayground()
  const { config, entry, state, preview } = playground
  const [pinned, setPinned] = useState(false)
  const [hashed, setHashed] = useState(false)
  const [integrity] = useLoaded(loadIntegrity)
  if (!entry) {
    return (
      <PanelFrame title="Snippet">
        <Notice title="No entry chosen">
          The markup that shows an entry on a site will appear here. Choose one under Content.
        </Notice>
      </PanelFrame>
    )
  }
  const { source } = state
  const {
    entry: id,
    includeUnpublished,
    host: _,
    ...content
  } = sourceOptions(config, entry, source)
  const shown = { entry: id ?? entry.id, ...(includeUnpublished && { includeUnpublished }) }
  const isNamed = pinned || (source.kind === 'space' && id !== undefined)
  const options: SnippetOptions = {
    widget: {
      ...content,
      ...(isNamed && shown),
      ...(preview.isHeldBack ? withoutRisk(optionsOf(state)).safe : optionsOf(state)),
      host: config.contentHost,
    },
    scriptsUrl: location.origin,
    integrity: hashed && integrity.status === 'ready' ? integrity.value : undefined,
  }
  // Its address is none that entries are targeted at.
  const widget = { ...options.widget, ...shown }
  const trustedTypes = state.policy === 'trusted-types'
  return (
    <PanelFrame title="Snippet">
      <div className={styles.body}>
        <KindTabs>
          {(kind) => (
            <>
              <p className={styles.hint}>{kind.hint}</p>
              {Object.entries(kind.parts(options, trustedTypes)).map(([title, code]) => (
                <Snippet key={title} title={title} code={code} />
              ))}
              {kind.id !== 'server' && (
                <Policy
                  options={options}
                  code={kind.inline?.(options.widget) ?? ''}
                  trustedTypes={trustedTypes}
                />
              )}
            </>
          )}
        </KindTabs>
        <OptionSwitch name="Always this entry" checked={pinned} onChange={setPinned}>
          Otherwise visitors get the entry of “{entry.model}” that fits them.
        </OptionSwitch>
        <OptionSwitch
          name="Only this build"
          checked={hashed}
          disabled={integrity.status !== 'ready'}
          onChange={setHashed}
        >
          {integrity.status === 'failed'
            ? `${integrity.error.message} Run “npm run build” and reload.`
            : 'Browsers refuse an embed.js that is not the one of now, to the byte.'}
        </OptionSwitch>
        <div className={styles.actions}>
          <Button onClick={() => openPage(pageOfItsOwn(entry.name, { ...options, widget }))}>
            <Icon name="open" />
            Open as a page of its own
          </Button>
          <CopyButton text={writeReport(playground)} label="Copy a report" />
        </div>
      </div>
    </PanelFrame>
  )
}

/** Opens HTML in a tab, from where it can be saved. */
function openPage(html: string): void {
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
  window.open(address, '_blank', 'noopener')
}

interface SnippetProps {
  title: string
  code: string
  /** As in `Copy snippet`. */
  copyLabel?: string
  /** More about it. */
  children?: ReactNode
}

/** Code to paste, and a button that copies it. */
export function Snippet({ title, code, copyLabel = 'Copy snippet', children }: SnippetProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId} className={styles.title}>
          {title}
        </h3>
        <CopyButton text={code} label={copyLabel} describedBy={headingId} />
      </div>
      <Code text={code} />
      {children && <p className={styles.snippetHint}>{children}</p>}
    </section>
  )
}

interface KindTabsProps {
  /** What stands under the chosen kind. */
  children(kind: SnippetKind): ReactNode
}

/** A choice between the ways to put content on a site. */
function KindTabs({ children }: KindTabsProps) {
  const { state, update } = usePlayground()
  return (
    <Tabs.Root value={state.snippet} onValueChange={(snippet: SnippetId) => update({ snippet })}>
      <TabList label="Kind of snippet" tabs={kinds} columns={3} />
      {kinds.map((kind) => (
        <Tabs.Panel key={kind.id} value={kind.id} className={styles.panel}>
          {children(kind)}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}

interface PolicyProps {
  options: SnippetOptions
  /** The code of the snippet's inline script; empty when it has none. */
  code: string
  trustedTypes: boolean
}

/** The policy that a site needs for a snippet. */
export function Policy({ options: { widget, scriptsUrl }, code, trustedTypes }: PolicyProps) {
  const hash = useScriptHash(code)
  const scripts = [
    "'self'",
    scriptsUrl,
    code && hash,
    typeof widget.nonce === 'string' && `'nonce-${widget.nonce}'`,
    widget.evaluate !== undefined && "'unsafe-eval'",
  ].filter((source) => typeof source === 'string' && source !== '')
  const policy = writePolicy({ scripts: scripts as string[], host: hostOf(widget), trustedTypes })
  return (
    <Snippet title="Content-Security-Policy" code={policy} copyLabel="Copy policy">
      {code
        ? 'For sites that send one. The hash is that of the script as it stands here: a nonce does as well.'
        : 'For sites that send one. Add where else images, videos and fonts of the content are.'}
    </Snippet>
  )
}

/** What a policy allows an inline script by: its hash; a nonce until that is known, or where nothing can tell it. */
function useScriptHash(code: string): string {
  const [known, setKnown] = useState({ code: '', source: '' })

  useEffect(() => {
    let isWanted = true
    hashSource(code).then(
      (source) => isWanted && setKnown({ code, source }),
      // Pages that are not secure cannot hash.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [code])

  return known.code === code ? known.source : "'nonce-YOUR_NONCE'"
}

async function hashSource(code: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`
}

/** The hash of `embed.js` as it was built. */
async function loadIntegrity(signal: AbortSignal): Promise<string> {
  const hashes = (await fetchJson('/sri.json', signal)) as { readonly [file: string]: unknown }
  const hash = hashes?.['embed.js']
  if (typeof hash !== 'string' || !/^sha\d+-[\w+/=]+$/.test(hash)) {
    throw new Error('/sri.json has no hash of embed.js.')
  }
  return hash
}

/** Names of what is nobody else's business. */
const SECRET = /token|authorization|cookie|secret|password/i

/** What a report of a fault needs, without anything secret. */
export function writeReport({ config, entry, state, preview }: Playground): string {
  const { phase, message, variation, renderedBy, refused, figures } = preview.status
  const options = withoutSecrets(optionsOf(state))
  const lines = {
    SiteBlocks: config.version,
    Browser: navigator.userAgent,
    Window: `${innerWidth} × ${innerHeight}, ${devicePixelRatio} px per px, preview ${state.width}`,
    Host: config.contentHost,
    Entry: entry && `${entry.model}/${entry.id}`,
    Preview: [phase, variation, renderedBy && `rendered by ${renderedBy}`]
      .filter(Boolean)
      .join(', '),
    Error: message,
    Refused: refused && `${refused.count}, ${refused.what}`,
    Figures: figures && JSON.stringify(figures),
    Link:
      location.origin +
      location.pathname +
      formatUrlState({ ...state, options: withoutSecrets(state.options) }),
    Options: JSON.stringify(options, null, 2),
  }
  return Object.entries(lines)
    .flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
    .join('\n')
}

function withoutSecrets(options: OptionValues): OptionValues {
  return JSON.parse(
    JSON.stringify(options, (name, value) => (SECRET.test(name) ? '(left out)' : value)),
  )
}
