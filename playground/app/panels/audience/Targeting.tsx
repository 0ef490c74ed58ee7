import type { JsonObject } from '../../../server/utils/json'
import { InputFields } from '../../blockForm/BlockForm'
import { usePlayground } from '../../context/PlaygroundContext'
import { previewWidget } from '../../preview/previewWidget'
import { withValueAt } from '../../utils/path'
import { PanelSection } from '../PanelSection'
import { Conditions, explainVariant } from './VariantReport'

const INPUTS = [
  { name: 'query', label: 'Rules', type: 'BuilderQuery', helperText: 'Who gets the entry' },
  { name: 'startDate', label: 'From', type: 'date' },
  { name: 'endDate', label: 'Until', type: 'date' },
] as const

/** Edits the rules and dates that decide who gets the entry, and says which hold for this visitor. */
export function Targeting({ entry }: { entry: JsonObject }) {
  const { draft, preview } = usePlayground()
  const client = previewWidget(preview.frame.current)?.client
  const conditions = client ? explainVariant(entry, client.getUserAttributes()).conditions : []
  const held = conditions.filter(({ holds }) => holds).length
  return (
    <PanelSection title="Targeting">
      <InputFields
        inputs={INPUTS}
        values={entry}
        onChange={(name, value) => draft.setEntry(withValueAt(entry, [name], value) as JsonObject)}
      />
      {client && <Conditions conditions={conditions} />}
      <p className="visually-hidden" role="status">
        {client && `${held} of ${conditions.length} hold`}
      </p>
    </PanelSection>
  )
}
