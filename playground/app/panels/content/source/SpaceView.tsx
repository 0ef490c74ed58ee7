import { type FormEvent, useRef, useState } from 'react'
import { decodeUri } from '../../../../../src/utils/text/decodeUri'
import { InputFields } from '../../../blockForm/BlockForm'
import formStyles from '../../../blockForm/BlockForm.module.css'
import { usePlayground } from '../../../context/PlaygroundContext'
import {
  forgetSpace,
  HOST_ENVS,
  keepToken,
  readToken,
  recentSpaces,
  rememberSpace,
  spaceHost,
  spaceTitle,
} from '../../../source/space'
import type { Connection } from '../../../source/useSource'
import { type OwnSpace, toSpace } from '../../../state/source'
import { IconButton, TextButton } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { formatBytes, formatDuration } from '../../../utils/format'
import styles from './SpaceView.module.css'

const INPUTS = [
  { name: 'apiKey', label: 'API key', type: 'string', required: true },
  {
    name: 'host',
    label: 'Content host',
    type: 'string',
    helperText:
      'Its address, as in https://cdn.example.com. Empty, it is Builder’s own: that of the environment under “More”',
  },
  { name: 'model', type: 'string', required: true },
  {
    name: 'url',
    label: 'For the URL',
    type: 'string',
    helperText: 'As in /pricing: the entry that is targeted there',
  },
  {
    name: 'entry',
    label: 'Entry id',
    type: 'string',
    helperText: 'Always this entry, whatever the URL',
    advanced: true,
  },
  {
    name: 'env',
    label: 'Environment',
    type: 'string',
    enum: HOST_ENVS,
    defaultValue: 'production',
    advanced: true,
  },
  {
    name: 'apiVersion',
    label: 'API version',
    type: 'string',
    enum: ['v1', 'v3'],
    defaultValue: 'v3',
    advanced: true,
  },
  {
    name: 'sendsEvents',
    label: 'Send events to the space',
    type: 'boolean',
    helperText: 'Views and clicks in the preview then count as visits',
    advanced: true,
  },
  {
    name: 'token',
    type: 'password',
    helperText:
      'Kept in this tab only: not in the address, not in snippets, not among recent spaces',
    advanced: true,
  },
]

/** Values of the form: a space, and its token. */
type Fields = Partial<OwnSpace> & { readonly token?: string }

const NEW: Fields = { model: 'page', url: '/' }

/** Form that connects the author's own space, with the outcome. */
export function SpaceView() {
  const { state, update, preview, connection } = usePlayground()
  const space = state.source.kind === 'space' ? state.source.space : undefined
  const [fields, setFields] = useState<Fields>(space ? { ...space, token: readToken(space) } : NEW)
  const [missing, setMissing] = useState(false)
  const report = useRef<HTMLDivElement>(null)

  function connect(chosen: OwnSpace) {
    setFields({ ...chosen, token: readToken(chosen) })
    setMissing(false)
    rememberSpace(chosen)
    update({ source: { kind: 'space', space: chosen }, block: undefined })
    preview.reload()
    report.current?.scrollIntoView({ block: 'start' })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const chosen = toSpace(fields)
    setMissing(!chosen)
    if (!chosen) return
    keepToken(chosen, fields.token?.trim() ?? '')
    connect(chosen)
  }

  return (
    <div className={styles.view} ref={report}>
      {space && connection && <ConnectionReport connection={connection} host={spaceHost(space)} />}
      <form className={formStyles.form} onSubmit={submit} aria-label="My space" noValidate>
        <p className={styles.quiet}>
          A public API key reads content, but cannot list it. So there is no list to choose from:
          name the model, and the URL or the entry.
        </p>
        <InputFields
          inputs={INPUTS}
          values={fields}
          more="More: entry, environment, token"
          defaultOpen={Boolean(fields.token || fields.entry || fields.env)}
          onChange={(name, value) => setFields((known) => ({ ...known, [name]: value }))}
        />
        {missing && (
          <p className={styles.missing} role="alert">
            Fill in the API key and the model.
          </p>
        )}
        <TextButton type="submit" primary className={styles.connect}>
          {space ? 'Connect again' : 'Connect'}
        </TextButton>
      </form>
      <RecentSpaces shown={space} onChoose={connect} />
    </div>
  )
}

const EXCERPT_LENGTH = 600

interface ConnectionReportProps {
  connection: Connection
  host: string
}

/** Shows the request to the space, its answer and duration, and a diagnosis. */
function ConnectionReport({ connection, host }: ConnectionReportProps) {
  const { exchange, diagnosis } = connection
  const { verdict, title, advice } = diagnosis
  const { url, ms = 0, status, contentType, body } = exchange ?? {}
  const mark = verdict === 'good' ? 'check' : 'alert'
  const hasAnswer = status !== undefined || exchange?.failure !== undefined
  return (
    <section aria-label="Answer of the space">
      <div className={styles.verdict} role="status">
        <Icon name={mark} className={styles[verdict]} />
        <div>
          <p className={styles.title}>{title}</p>
          <p className={styles.quiet}>{advice}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <dt>Request</dt>
        <dd className={styles.code}>
          {url ? `GET ${decodeUri(url) ?? url}` : `None yet to ${host}`}
        </dd>
        {hasAnswer && (
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

interface RecentSpacesProps {
  shown: OwnSpace | undefined
  onChoose(space: OwnSpace): void
}

/** Lists spaces connected earlier in this browser. */
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
                icon="remove"
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
