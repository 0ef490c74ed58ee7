import { optionRows } from 'virtual:siteblocks-options'
import { usePlayground } from '../../shell/PlaygroundContext'
import { withOption } from '../../state/options'
import { ANYBODY } from '../../state/visitor'
import { resetPreviewVisitor } from '../audience/useVisit'
import styles from './Configure.module.css'
import { PRESETS, type Preset } from './optionPresets'

/** Buttons for purposes that need several options at once. */
export function Presets() {
  const { state, update, preview } = usePlayground()
  const isOn = ({ options }: Preset) =>
    options.every(([name, value]) => JSON.stringify(state.options[name]) === JSON.stringify(value))

  /** Sets the options of a preset for a new visitor, or resets them. */
  function toggle(preset: Preset) {
    const isReset = isOn(preset)
    let { options } = state
    for (const [name, value] of preset.options) {
      const row = optionRows.find((one) => one.name === name)
      if (row) options = withOption(options, row, isReset ? undefined : value)
    }
    resetPreviewVisitor(preview.frame.current)
    update({ options, visitor: ANYBODY })
    preview.reload()
  }

  return (
    <section className={styles.presets} aria-labelledby="option-presets">
      <h3 id="option-presets" className={styles.title}>
        Begin with a purpose
      </h3>
      <ul className={styles.presetList}>
        {PRESETS.map((preset) => (
          <li key={preset.title}>
            <button
              type="button"
              className={styles.preset}
              aria-pressed={isOn(preset)}
              onClick={() => toggle(preset)}
            >
              <strong>{preset.title}</strong>
              <span>{preset.summary}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
