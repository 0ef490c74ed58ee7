import { Collapsible } from '@base-ui/react/collapsible'
import { type FormEvent, useState } from 'react'
import { InputField } from '../../../blockForm/BlockForm'
import formStyles from '../../../blockForm/BlockForm.module.css'
import controls from '../../../blockForm/controls.module.css'
import { FieldShell } from '../../../blockForm/fields'
import {
  forgetSpace,
  HOST_ENVS,
  keepToken,
  readToken,
  recentSpaces,
  rememberSpace,
  spaceHost,
  spaceTitle,
} from '../../../data/space'
import type { Connection } from '../../../data/useSource'
import { usePlayground } from '../../../shell/PlaygroundContext'
import { type Space, toSpace } from '../../../state/source'
import { Button, IconButton } from '../../../ui/Button'
import { AlertIcon, CheckIcon, ChevronIcon, RemoveIcon } from '../../../ui/icons'
import { formatBytes, formatDuration } from '../../../utils/format'
import styles from './SpaceView.module.css'

const FIELDS = [
  { name: 'apiKey', label: 'API key', type: 'string', required: true },
  {
    name: 'host',
    label: 'Content host',
    type: 'string',
    helperText: 'Its address, as in https://cdn.example.com. Empty, it is that of the environment',
  },
  { name: 'model', label: 'Model', type: 'string', required: true },
  {
    name: 'url',
    label: 'For the URL',
    type: 'string',
    helperText: 'As in /pricing: the entry that is targeted there',
  },
] as const

const MORE = [
  {
    name: 'entry',
    label: 'Entry id',
    type: 'string',
    helperText: 'Always this entry, whatever the URL',
  },
  {
    name: 'env',
    label: 'Environment',
    type: 'string',
    enum: HOST_ENVS,
    defaultValue: 'production',
  },
  {
    name: 'apiVersion',
    label: 'API version',
    type: 'string',
    enum: ['v1', 'v3'],
    defaultValue: 'v3',
  },
  {
    name: 'sendsEvents',
    label: 'Send events to the space',
    type: 'boolean',
    helperText: 'Views and clicks in the preview then count as visits',
  },
] as const

const TOKEN = {
  name: 'token',
  type: 'string',
  helperText: 'Kept in this tab only: not in the address, not in snippets, not among recent spaces',
}

const NEW: Partial<Space> = { model: 'page', url: '/' }

/** The form that connects a space of the user's own, and how that went. */
export function SpaceView() {
  const { state, update, preview, connection } = usePlayground()
  const space = state.source.kind === 'space' ? state.source.space : undefined
  const [fields, setFields] = useState<Partial<Space>>(space ?? NEW)
  const [token, setToken] = useState(space ? readToken(space) : '')
  const [missing, setMissing] = useState(false)

  function connect(chosen: Space) {
    setFields(chosen)
    setMissing(false)
    rememberSpace(chosen)
    update({ source: { kind: 'space', space: chosen }, block: undefined })
    preview.reload()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const chosen = toSpace(fields)
    setMissing(!chosen)
    if (!chosen) return
    keepToken(chosen, token.trim())
    connect(chosen)
  }

  const draw = (input: (typeof FIELDS | typeof MORE)[number]) => (
    <InputField
      key={input.name}
      input={input}
      label={input.label}
      value={fields[input.name]}
      onChange={(value) => setFields((known) => ({ ...known, [input.name]: value }))}
    />
  )
  return (
    <div className={styles.view}>
      {space && connection && <ConnectionReport connection={connection} host={spaceHost(space)} />}
      <form className={formStyles.form} onSubmit={submit} aria-label="Your space" noValidate>
        <p className={styles.quiet}>
          A public API key reads content, but cannot list it. So there is no list to choose from:
          name the model, and the URL or the entry.
        </p>
        {FIELDS.map(draw)}
        <Collapsible.Root defaultOpen={Boolean(token || fields.entry || fields.env)}>
          <Collapsible.Trigger className={formStyles.more}>
            <ChevronIcon />
            More: entry, environment, token
          </Collapsible.Trigger>
          <Collapsible.Panel className={formStyles.form}>
            {MORE.map(draw)}
            <FieldShell input={TOKEN}>
              {(ids) => (
                <input
                  {...ids}
                  className={controls.control}
                  type="password"
                  autoComplete="off"
                  value={token}
                  onChange={({ target }) => setToken(target.value)}
                />
              )}
            </FieldShell>
          </Collapsible.Panel>
        </Collapsible.Root>
        {missing && (
          <p className={styles.missing} role="alert">
            Fill in the API key and the model.
          </p>
        )}
        <Button type="submit" className={styles.connect}>
          {space ? 'Connect again' : 'Connect'}
        </Button>
      </form>
      <RecentSpaces
        shown={space}
        onChoose={(chosen) => {
          setToken(readToken(chosen))
          connect(chosen)
        }}
      />
    </div>
  )
}

const EXCERPT_LENGTH = 600

interface ConnectionReportProps {
  connection: Connection
  host: string
}

/** The request that was sent to the space, what came back, how long that took, and what is wrong with it. */
function ConnectionReport({ connection, host }: ConnectionReportProps) {
  const { exchange, diagnosis } = connection
  const { verdict, title, advice } = diagnosis
  const { url, ms = 0, status, contentType, body } = exchange ?? {}
  const Mark = verdict === 'good' ? CheckIcon : AlertIcon
  const settled = status !== undefined || exchange?.failure !== undefined
  return (
    <section aria-label="Answer of the space">
      <div className={styles.verdict} role="status">
        <Mark className={styles[verdict]} />
        <div>
          <p className={styles.title}>{title}</p>
          <p className={styles.quiet}>{advice}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <dt>Request</dt>
        <dd className={styles.code}>{url ? `GET ${decode(url)}` : `None yet to ${host}`}</dd>
        {settled && (
          <>
            <dt>Answer</dt>
            <dd>
              {status === undefined ? 'None' : [status, contentType].filter(Boolean).join(', ')}
            </dd>
            <dt>Time</dt>
            <dd>{formatDuration(ms)}</dd>
          </>
        )}
        {body !== undefined && (
          <>
            <dt>Size</dt>
            <dd>{formatBytes(new Blob([body]).size)}</dd>
          </>
        )}
      </dl>
      {verdict === 'failed' && body && (
        <section
          className={styles.excerpt}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
          tabIndex={0}
          aria-label="Beginning of the answer"
        >
          {body.slice(0, EXCERPT_LENGTH)}
        </section>
      )}
    </section>
  )
}

function decode(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

interface RecentSpacesProps {
  shown: Space | undefined
  onChoose(space: Space): void
}

/** The spaces that were connected before in this browser. */
export function RecentSpaces({ shown, onChoose }: RecentSpacesProps) {
  const [, forgotten] = useState(0)
  const spaces = recentSpaces()
  if (spaces.length === 0) return null
  const current = JSON.stringify(shown)
  return (
    <section aria-labelledby="recent-spaces">
      <h3 id="recent-spaces" className={styles.title}>
        Recent spaces
      </h3>
      <p className={styles.quiet}>Remembered in this browser, without tokens.</p>
      <ul>
        {spaces.map((space) => {
          const text = JSON.stringify(space)
          const name = `${spaceTitle(space)}, ${space.apiKey}`
          return (
            <li key={text} className={styles.row}>
              <button
                type="button"
                className={styles.recent}
                aria-current={text === current ? 'true' : undefined}
                onClick={() => onChoose(space)}
              >
                <span>{name}</span>
                <span className={styles.quiet}>{spaceHost(space)}</span>
              </button>
              <IconButton
                label={`Forget ${name}`}
                icon={RemoveIcon}
                onClick={() => {
                  forgetSpace(space)
                  forgotten((count) => count + 1)
                }}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
