import { type ReactNode, useId } from 'react'
import type { BlockInput } from '../../../src/render/block/BlockDefinition'
import { classes } from '../ui/Button'
import { JsonArea } from '../ui/JsonArea'
import { OptionSwitch } from '../ui/OptionSwitch'
import { choicesOf } from './blockOptions'
import controls from './controls.module.css'
import styles from './FieldShell.module.css'
import { type InputKind, inputLabel } from './inputKind'

/** One input, and what is set. */
export interface InputProps {
  readonly input: BlockInput
  /** What is set; `undefined` when nothing is. */
  readonly value: unknown
  /** Told the value that is to be set, or `undefined` when none is. */
  onChange(value: unknown): void
  /** Stands in for the name of the input. */
  readonly label?: string | undefined
  /** The expression that visitors see the result of, in place of the value. */
  readonly binding?: string | undefined
}

/** What every field gets. */
export interface FieldProps extends InputProps {
  readonly kind: InputKind
  /** Draws the inputs that the value consists of. */
  readonly Input: (props: InputProps) => ReactNode
}

interface FieldShellProps extends Pick<FieldProps, 'input' | 'label' | 'binding'> {
  /** Given what the control has to carry, so that its label and its hint belong to it. */
  children(ids: { id: string; 'aria-describedby': string | undefined }): ReactNode
}

/** A name, a control, and what there is to say about it. */
export function FieldShell({ input, label, binding, children }: FieldShellProps) {
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
      {children({ id, 'aria-describedby': hasHint ? hintId : undefined })}
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

/** A text of one line, an address, a number, or a moment. Emptied, a number or moment is not set any more. */
export function LineField({ input, kind, value, onChange, ...shell }: FieldProps) {
  const isAddress = kind === 'address'
  return (
    <FieldShell input={input} {...shell}>
      {(ids) => (
        <input
          {...ids}
          className={controls.control}
          type={kind === 'number' ? 'number' : kind === 'date' ? 'datetime-local' : 'text'}
          step="any"
          {...(isAddress && { inputMode: 'url', autoCapitalize: 'off', spellCheck: false })}
          value={kind === 'date' ? localTime(value) : textOf(value)}
          placeholder={isAddress ? 'https:// or /path' : placeholderOf(input)}
          onChange={({ target }) => {
            if (kind === 'number') {
              onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)
            } else if (kind === 'date') {
              onChange(target.value ? new Date(target.value).getTime() : undefined)
            } else onChange(target.value)
          }}
        />
      )}
    </FieldShell>
  )
}

/** A moment as its field wants it: in the author's own time zone, to the minute. */
export function localTime(value: unknown): string {
  const date = new Date(typeof value === 'number' || typeof value === 'string' ? value : Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** A text that grows with what is typed, or the source of HTML. */
export function TextField({ input, kind, value, onChange, ...shell }: FieldProps) {
  const isCode = kind === 'html'
  return (
    <FieldShell input={input} {...shell}>
      {(ids) => (
        <textarea
          {...ids}
          className={classes(controls.control, controls.text, isCode && controls.code)}
          rows={isCode ? 3 : 1}
          spellCheck={!isCode}
          value={textOf(value)}
          placeholder={placeholderOf(input)}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldShell>
  )
}

/** One of several values. One that is none of them stays choosable, and so does having none. */
export function ChoiceField({ input, value, onChange, ...shell }: FieldProps) {
  const choices = choicesOf(input, value)
  return (
    <FieldShell input={input} {...shell}>
      {(ids) => (
        <select
          {...ids}
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
      )}
    </FieldShell>
  )
}

const HEX = /^#[\da-f]{6}$/i

/** Any CSS colour as text, with a swatch beside it to pick one. */
export function ColorField({ input, value, onChange, ...shell }: FieldProps) {
  const text = textOf(value)
  return (
    <FieldShell input={input} {...shell}>
      {(ids) => (
        <div className={controls.pair}>
          <input
            type="color"
            className={classes(controls.control, controls.swatch)}
            aria-label={`Pick ${input.name}`}
            value={HEX.test(text) ? text : '#000000'}
            onChange={({ target }) => onChange(target.value)}
          />
          <input
            {...ids}
            className={controls.control}
            spellCheck={false}
            value={text}
            placeholder={placeholderOf(input) ?? '#1d4d3b'}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
      )}
    </FieldShell>
  )
}

/** Yes or no. Not set, it shows what the block takes then. */
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

/** A value of any shape as JSON. What cannot be read yet changes nothing. */
export function JsonField({ input, value, onChange, ...shell }: FieldProps) {
  return (
    <FieldShell input={input} {...shell}>
      {(ids) => <JsonArea {...ids} rows={3} value={value} onValue={onChange} />}
    </FieldShell>
  )
}

/** Stands for the blocks in an option: each is edited by itself. */
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

/** A simple value as the text of a field. */
function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value)
}

/** What stands in an empty field: what the block takes then. */
function placeholderOf({ defaultValue }: BlockInput): string | undefined {
  return typeof defaultValue === 'string' || typeof defaultValue === 'number'
    ? String(defaultValue)
    : undefined
}
