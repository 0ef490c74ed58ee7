import { NumberField } from '@base-ui/react/number-field'
import type { JsonObject } from '../../../server/utils/json'
import { usePlayground } from '../../context/PlaygroundContext'
import { IconButton, TextButton } from '../../ui/Button'
import controls from '../../ui/controls.module.css'
import { PanelSection } from '../PanelSection'
import styles from './VariationList.module.css'
import {
  defaultShare,
  type EditedVariation,
  renameVariation,
  shareVariation,
  variationsOf,
  withNewVariation,
  withoutVariation,
} from './variations'

/** Lists the entry's variations, to add, rename, edit or remove them and set their shares. */
export function VariationList({ entry }: { entry: JsonObject }) {
  const { draft, state, update, entry: summary } = usePlayground()
  const variations = variationsOf(entry)

  /** Shows a version and opens its blocks. The default has the id of the entry. */
  function edit(variation: string | undefined) {
    const { variation: _, ...visitor } = state.visitor
    const shown = variation === undefined ? visitor : { ...visitor, variation }
    update({ panel: 'content', view: 'blocks', block: undefined, visitor: shown })
  }

  return (
    <PanelSection title="Variations">
      <ul className={styles.list}>
        {variations.map((variation) => (
          <VariationRow
            key={variation.id}
            variation={variation}
            onChange={(change) => draft.setEntry(change(entry))}
            onEdit={() => edit(variation.id)}
          />
        ))}
        <li className={styles.row}>
          <span className={styles.default}>Default</span>
          <span className={styles.percent}>{Math.round(defaultShare(entry) * 100)} %</span>
          <TextButton onClick={() => edit(summary?.id)}>Edit default</TextButton>
        </li>
      </ul>
      <div className={styles.actions}>
        <TextButton onClick={() => draft.setEntry(withNewVariation(entry, crypto.randomUUID()))}>
          Add a variation
        </TextButton>
      </div>
      <p className={styles.quiet} role="status">
        {variations.length > 0
          ? 'The default gets what the variations leave over.'
          : 'A variation begins as a copy of the default, for half of the visitors.'}
      </p>
    </PanelSection>
  )
}

interface VariationRowProps {
  variation: EditedVariation
  onChange(change: (entry: JsonObject) => JsonObject): void
  onEdit(): void
}

function VariationRow({ variation: { id, name, share }, onChange, onEdit }: VariationRowProps) {
  const percent = Math.round(share * 100)
  const setPercent = (next: number) => onChange((entry) => shareVariation(entry, id, next / 100))
  return (
    <li className={styles.row}>
      <input
        className={controls.control}
        aria-label={`Name of ${name}`}
        value={name}
        onChange={({ target }) => onChange((entry) => renameVariation(entry, id, target.value))}
      />
      <NumberField.Root
        className={styles.number}
        value={percent}
        min={0}
        max={100}
        onValueChange={(next) => next !== null && setPercent(next)}
      >
        <NumberField.Input
          className={controls.control}
          aria-label={`Share of ${name} in percent`}
        />
        <span aria-hidden="true">%</span>
      </NumberField.Root>
      <TextButton onClick={onEdit} aria-label={`Edit ${name}`}>
        Edit
      </TextButton>
      <IconButton
        label={`Remove ${name}`}
        icon="close"
        onClick={() => onChange((entry) => withoutVariation(entry, id))}
      />
    </li>
  )
}
