import type { JsonObject } from '../../../server/utils/json'
import { InputField } from '../../blockForm/BlockForm'
import { usePlayground } from '../../context/PlaygroundContext'
import { previewWidget } from '../../preview/previewWidget'
import { PanelSection } from './PanelSection'
import { Conditions, explainVariant } from './VariantReport'

const QUERY = { name: 'rules', type: 'BuilderQuery', helperText: 'Who gets the entry' } as const

/** Edits the rules that decide who gets the entry, and says which hold for this visitor. */
export function Targeting({ entry }: { entry: JsonObject }) {
  const { draft, preview } = usePlayground()
  const client = previewWidget(preview.frame.current)?.client
  const conditions = client ? explainVariant(entry, client.getUserAttributes()).conditions : []
  const held = conditions.filter(({ holds }) => holds).length
  return (
    <PanelSection title="Targeting">
      <InputField
        input={QUERY}
        value={entry.query}
        onChange={(query) => draft.setEntry({ ...entry, query })}
      />
      {client && <Conditions conditions={conditions} />}
      <p className="visually-hidden" role="status">
        {client && `${held} of ${conditions.length} hold`}
      </p>
    </PanelSection>
  )
}
