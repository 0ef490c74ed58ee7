import { useId } from 'react'
import { usePlayground } from '../../context/PlaygroundContext'
import { isRisky, type OptionRow, withOption } from '../../state/options'
import { classes, IconButton } from '../../ui/Button'
import { docsLink } from '../../utils/docsLink'
import styles from './Configure.module.css'
import { effectOf } from './effects'
import { OptionControl } from './OptionControl'
import { defaultText } from './optionGroups'

/** Types whose controls need their own line. */
const WIDE = ['object', 'string[]']

/** One option: name, control, purpose, default, and a reset button. */
export function OptionField({ row }: { row: OptionRow }) {
  const { state, update, preview, code } = usePlayground()
  const id = useId()
  const value = state.options[row.name]
  const isChanged = value !== undefined
  const isSample = row.type === 'function'
  const calls = preview.status.calls?.[row.name] ?? 0

  function set(next: unknown) {
    // A switch turned on here does not come from a link, so scripts may run.
    if (isRisky(row)) code?.allowScripts()
    update({ options: withOption(state.options, row, next) })
  }

  function reset() {
    set(undefined)
    // The reset button is about to be removed and would take the focus with it.
    document.getElementById(`${id}-name-control`)?.focus()
  }

  return (
    <div
      className={classes(styles.option, WIDE.includes(String(row.type)) && styles.wide)}
      data-changed={isChanged || undefined}
    >
      <div className={styles.head}>
        <label id={`${id}-name`} htmlFor={`${id}-name-control`} className={styles.name}>
          {row.name}
        </label>
        {isChanged && <IconButton label={`Reset ${row.name}`} icon="undo" onClick={reset} />}
      </div>
      <div className={styles.control}>
        <OptionControl
          row={row}
          value={value}
          nameId={`${id}-name`}
          hintId={`${id}-hint`}
          onValue={set}
        />
      </div>
      <div id={`${id}-hint`} className={styles.words}>
        <p className={styles.summary}>
          {row.summary.split('`').map((text, index) =>
            // Splitting puts quoted code at odd indexes.
            index % 2 ? <code key={text}>{text}</code> : text,
          )}
        </p>
        <p className={styles.facts}>
          {isChanged && <span className={styles.changed}>Changed</span>}
          <span>Default {isSample ? 'none' : defaultText(row)}</span>
          {isSample && isChanged && (
            <span>{calls === 1 ? 'Called 1 time' : `Called ${calls} times`}</span>
          )}
          <a
            className={styles.guide}
            href={docsLink('options', row.name)}
            aria-label={`Docs of ${row.name}`}
          >
            Docs
          </a>
        </p>
        {isChanged && <p className={styles.facts}>To see it: {effectOf(row)}.</p>}
      </div>
    </div>
  )
}
