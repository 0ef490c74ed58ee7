import { Collapsible } from '@base-ui/react/collapsible'
import { type FormEvent, useState } from 'react'
import formStyles from '../../../blockForm/BlockForm.module.css'
import controls from '../../../blockForm/controls.module.css'
import { FieldShell } from '../../../blockForm/fields'
import { InputField } from '../../../blockForm/InputField'
import { HOST_ENVS, keepToken, readToken, rememberSpace, spaceHost } from '../../../data/space'
import { usePlayground } from '../../../shell/PlaygroundContext'
import { type Space, toSpace } from '../../../state/source'
import { Button } from '../../../ui/Button'
import { ChevronIcon } from '../../../ui/icons'
import { ConnectionReport } from './ConnectionReport'
import { RecentSpaces } from './RecentSpaces'
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
