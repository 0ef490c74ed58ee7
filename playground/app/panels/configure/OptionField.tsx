import { useId } from 'react'
import { docsLink } from '../../data/docsLink'
import { usePlayground } from '../../shell/PlaygroundContext'
import { chosenOptions, isRisky, type OptionRow, withOption } from '../../state/options'
import { classes, IconButton } from '../../ui/Button'
import { Code } from '../../ui/Code'
import { optionLine, sampleCode } from '../snippet/SnippetOptions'
import styles from './Configure.module.css'
import { effectOf } from './effects'
import { OptionControl } from './OptionControl'
import { changeText, defaultText } from './optionGroups'

/** Options whose controls take a line of their own. */
const WIDE = ['object', 'string[]']

/** An option: its name, its control, what it is good for, its default, and the way back to that. */
export function OptionField({ row }: { row: OptionRow }) {
  const { state, update, preview } = usePlayground()
  const id = useId()
  const value = chosenOptions(state)[row.name]
  const isChanged = value !== undefined
  const isSample = row.type === 'function'
  const calls = preview.status.calls?.[row.name] ?? 0

  function set(next: unknown) {
    // A switch used here was not set by a link, so scripts may run.
    if (isRisky(row)) preview.allowScripts()
    update(withOption(state, row, next))
  }

  function reset() {
    set(undefined)
    // The button is about to go.
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
            // Quoted parts are at the odd places.
            index % 2 ? <code key={text}>{text}</code> : text,
          )}
        </p>
        <p className={styles.facts}>
          {isChanged && <span className={styles.changed}>Changed</span>}
          <span>Default {isSample ? 'none' : defaultText(row)}</span>
          <span>A change {changeText(row)}</span>
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
      {isChanged && (
        <div className={styles.sample}>
          <Code text={isSample ? sampleCode(row.name) : optionLine(row.name, value)} />
        </div>
      )}
    </div>
  )
}
