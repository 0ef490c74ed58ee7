import type { TargetingOperator, TargetingRule } from '../../../../src/content/types'
import { isRecord } from '../../../../src/utils/isRecord'
import type { JsonObject } from '../../../server/utils/json'
import controls from '../../blockForm/controls.module.css'
import { previewWidget } from '../../frame/previewWidget'
import { usePlayground } from '../../shell/PlaygroundContext'
import { IconButton, TextButton } from '../../ui/Button'
import { PanelSection } from './PanelSection'
import { Conditions, explainVariant } from './VariantReport'
import { formatAttribute, LazyField, parseAttribute } from './VisitorForm'
import styles from './VisitorForm.module.css'

const OPERATORS: Readonly<Record<TargetingOperator, string>> = {
  is: 'is',
  isNot: 'is not',
  contains: 'contains',
  startsWith: 'starts with',
  endsWith: 'ends with',
  greaterThan: 'is greater than',
  lessThan: 'is less than',
  greaterThanOrEqualTo: 'is at least',
  lessThanOrEqualTo: 'is at most',
}

/** Edits the rules that decide who gets the entry, one row each. */
export function TargetingList({ entry }: { entry: JsonObject }) {
  const { draft, preview } = usePlayground()
  const rules = rulesOf(entry)
  const client = previewWidget(preview.frame.current)?.client

  function replace(index: number, change: TargetingRule | undefined) {
    const next = rules.flatMap((rule, at) => (at === index ? (change ?? []) : rule))
    draft.setEntry({ ...entry, query: next })
  }

  return (
    <PanelSection title="Targeting">
      {rules.map((rule, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: rules change with every field
          key={index}
          className={styles.rule}
        >
          <legend className="visually-hidden">Rule {index + 1}</legend>
          <LazyField
            aria-label="Attribute"
            placeholder="Attribute, as in country"
            value={rule.property ?? ''}
            onCommit={(property) => replace(index, { ...rule, property: property.trim() })}
          />
          <select
            aria-label="Comparison"
            className={controls.control}
            value={rule.operator}
            onChange={({ target }) =>
              replace(index, { ...rule, operator: target.value as TargetingOperator })
            }
          >
            {Object.entries(OPERATORS).map(([operator, words]) => (
              <option key={operator} value={operator}>
                {words}
              </option>
            ))}
          </select>
          <LazyField
            aria-label="Value"
            placeholder={'de, or ["de", "at"]'}
            value={rule.value === undefined ? '' : formatAttribute(rule.value)}
            onCommit={(text) =>
              replace(index, { ...rule, value: parseAttribute(text) as TargetingRule['value'] })
            }
          />
          <IconButton
            label={`Remove rule ${index + 1}`}
            icon="close"
            onClick={() => replace(index, undefined)}
          />
        </fieldset>
      ))}
      <div>
        <TextButton
          onClick={() =>
            draft.setEntry({ ...entry, query: [...rules, { property: '', operator: 'is' }] })
          }
        >
          Add a rule
        </TextButton>
      </div>
      {client && (
        <div role="status">
          <Conditions conditions={explainVariant(entry, client.getUserAttributes()).conditions} />
        </div>
      )}
    </PanelSection>
  )
}

function rulesOf({ query }: JsonObject): readonly TargetingRule[] {
  return (Array.isArray(query) ? query : []).filter(isRecord) as readonly TargetingRule[]
}
