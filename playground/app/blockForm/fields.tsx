import { type ReactNode, useId } from 'react'
import type { BlockInput } from '../../../src/render/compile/BlockDefinition'
import { classes } from '../ui/Button'
import controls from '../ui/controls.module.css'
import { JsonArea } from '../ui/JsonArea'
import { OptionSwitch } from '../ui/OptionSwitch'
import { choicesOf } from './blockOptions'
import styles from './FieldShell.module.css'
import { type InputKind, inputLabel } from './inputKind'

/** One input and its current value. */
export interface InputProps {
  readonly input: BlockInput
  /** `undefined` when the option is not set. */
  readonly value: unknown
  /** Called with the new value, or with `undefined` to clear the option. */
  onChange(value: unknown): void
  /** Replaces the label derived from the input's name. */
  readonly label?: string | undefined
  /** Expression whose result visitors see instead of the value. */
  readonly binding?: string | undefined
  /** Binds the option to an expression; `undefined` takes the binding away. */
  readonly onBind?: ((expression: string | undefined) => void) | undefined
}

/** Props of every field. */
export interface FieldProps extends InputProps {
  readonly kind: InputKind
  /** Renders the inputs nested in the value. */
  readonly Input: (props: InputProps) => ReactNode
}

/** A labelled control for a simple value, with its hint. */
export function SimpleField({ Input: _, onBind: __, label, binding, ...props }: FieldProps) {
  const { input } = props
  const id = useId()
  const hintId = `${id}-hint`
  const hasHint = Boolean(input.helperText || binding)
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.name} htmlFor={id}>
          {label ?? inputLabel(input.name)}
          {input.required && <span className={styles.required}> required</span>}
        </label>
      </div>
      <Control {...props} id={id} hintId={hasHint ? hintId : undefined} />
      {hasHint && (
        <div id={hintId} className={styles.hint}>
          {binding && (
            <p>
              Visitors see the result of <code>{binding}</code>.
            </p>
          )}
          {input.helperText && <p>{input.helperText}.</p>}
        </div>
      )}
    </div>
  )
}

interface ControlProps extends Pick<FieldProps, 'input' | 'kind' | 'value' | 'onChange'> {
  id: string
  hintId: string | undefined
}

function Control({ input, kind, value, onChange, id, hintId }: ControlProps) {
  const text = value === undefined || value === null ? '' : String(value)
  const shared = { id, 'aria-describedby': hintId, className: controls.control }
  const line = {
    ...shared,
    value: text,
    placeholder: usualText(input),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  switch (kind) {
    case 'json':
      return (
        <JsonArea id={id} aria-describedby={hintId} rows={3} value={value} onValue={onChange} />
      )
    case 'text':
      return <textarea {...line} className={classes(controls.control, controls.text)} rows={1} />
    case 'html':
      return (
        <textarea
          {...line}
          className={classes(controls.control, controls.text, controls.code)}
          rows={3}
          spellCheck={false}
        />
      )
    case 'choice': {
      // An unlisted value stays selectable, and so does “Not set”.
      const choices = choicesOf(input, value)
      return (
        <select
          {...shared}
          className={classes(controls.control, controls.choice)}
          value={choices.findIndex((choice) => choice.value === value)}
          onChange={({ target }) => onChange(choices[Number(target.value)]?.value)}
        >
          {choices.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
      )
    }
    case 'color': {
      const shown = text || usualText(input)
      return (
        <div className={controls.pair}>
          <input
            type="color"
            className={classes(controls.control, controls.swatch, !shown && controls.none)}
            style={{ backgroundColor: shown }}
            aria-label={`Pick ${input.name}`}
            value={HEX.test(text) ? text : '#000000'}
            onChange={line.onChange}
          />
          <input {...line} spellCheck={false} placeholder={shown ?? 'None'} />
        </div>
      )
    }
    case 'number':
      return (
        <input
          {...line}
          type="number"
          step="any"
          onChange={({ target: { valueAsNumber: number } }) =>
            onChange(Number.isNaN(number) ? undefined : number)
          }
        />
      )
    case 'date':
      return (
        <input
          {...line}
          type="datetime-local"
          value={localTime(value)}
          onChange={({ target }) =>
            onChange(target.value ? new Date(target.value).getTime() : undefined)
          }
        />
      )
    case 'address':
      return (
        <input
          {...line}
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="https:// or /path"
        />
      )
    default:
      return <input {...line} type={kind === 'password' ? kind : 'text'} autoComplete="off" />
  }
}

const HEX = /^#[\da-f]{6}$/i

/** Placeholder of an empty field: the block's own default. */
function usualText({ defaultValue }: BlockInput): string | undefined {
  return typeof defaultValue === 'string' || typeof defaultValue === 'number'
    ? String(defaultValue)
    : undefined
}

/** Formats a date for `datetime-local`: the author's own time zone, to the minute. */
export function localTime(value: unknown): string {
  const date = new Date(typeof value === 'number' || typeof value === 'string' ? value : Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** A switch. While the option is not set, it shows the default. */
export function SwitchField({ input, value, onChange, label, binding }: FieldProps) {
  const hint = [input.helperText, binding && `Visitors see the result of ${binding}`]
    .flatMap((text) => (text ? `${text}.` : []))
    .join(' ')
  return (
    <OptionSwitch
      name={label ?? inputLabel(input.name)}
      checked={typeof value === 'boolean' ? value : input.defaultValue === true}
      onChange={onChange}
    >
      {hint}
    </OptionSwitch>
  )
}

/** Counts the blocks in an option in place of a control: each is edited separately. */
export function BlocksNote({ input, value, label }: FieldProps) {
  const count = Array.isArray(value) ? value.length : 0
  return (
    <div className={styles.field}>
      <p className={styles.name}>{label ?? inputLabel(input.name)}</p>
      <p className={styles.hint}>
        {count === 0
          ? 'No blocks in here.'
          : `${count === 1 ? 'One block' : `${count} blocks`} in here, each edited by itself.`}
      </p>
    </div>
  )
}
