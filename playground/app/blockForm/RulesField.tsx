import { useId, useRef, useState } from 'react'
import type { TargetingOperator, TargetingRule } from '../../../src/content/types'
import { IconButton, TextButton } from '../ui/Button'
import controls from '../ui/controls.module.css'
import { FACTS } from './facts'
import type { FieldProps } from './fields'
import styles from './Group.module.css'
import { inputLabel } from './inputKind'
import { formatAttribute, LazyField, parseAttribute } from './LazyField'

/** The operators of a rule, in words. */
export const OPERATORS: Readonly<Record<string, string>> = {
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

/** Rules of targeting, one row each. All must hold. */
export function RulesField({ input, value, onChange, label }: FieldProps) {
  const rules = Array.isArray(value) ? (value as readonly TargetingRule[]) : []
  const [added, setAdded] = useState<number>()
  const add = useRef<HTMLButtonElement>(null)
  const facts = useId()

  function replace(index: number, change: TargetingRule | undefined) {
    onChange(rules.flatMap((rule, at) => (at === index ? (change ?? []) : rule)))
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label ?? inputLabel(input.name)}</legend>
      {input.helperText && <p className={styles.hint}>{input.helperText}.</p>}
      {rules.map((rule, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: rules change with every field
          key={index}
          className={styles.rule}
        >
          <legend className="visually-hidden">Rule {index + 1}</legend>
          <LazyField
            autoFocus={index === added}
            aria-label="Attribute"
            list={facts}
            placeholder="Attribute, as in country"
            value={rule.property ?? ''}
            onCommit={(property) => replace(index, { ...rule, property: property.trim() })}
          />
          <select
            aria-label="Comparison"
            className={controls.control}
            value={rule.operator ?? ''}
            onChange={({ target }) =>
              replace(index, { ...rule, operator: target.value as TargetingOperator })
            }
          >
            {!(rule.operator && rule.operator in OPERATORS) && (
              <option value={rule.operator ?? ''}>{rule.operator ?? 'always holds'}</option>
            )}
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
            onClick={() => {
              replace(index, undefined)
              add.current?.focus()
            }}
          />
        </fieldset>
      ))}
      <datalist id={facts}>
        {FACTS.map(({ name, label: words }) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </datalist>
      <div>
        <TextButton
          ref={add}
          onClick={() => {
            setAdded(rules.length)
            onChange([...rules, { property: '', operator: 'is' }])
          }}
        >
          Add a rule
        </TextButton>
      </div>
    </fieldset>
  )
}
