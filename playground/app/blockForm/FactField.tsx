import { TextButton } from '../ui/Button'
import { FACTS, type FactBinding, readFactBinding, writeFactBinding } from './facts'
import { type FieldProps, SimpleField } from './fields'
import styles from './Group.module.css'

/** Numbers that may depend on a fact of the visit, with what they number. */
export const BY_FACT: Readonly<Record<string, string>> = { defaultActiveTab: 'Tab' }

/** A number that depends on a fact of the visit if the author wants it to. */
export function FactField(props: FieldProps) {
  const { input, value, binding, onBind, Input } = props
  const known = readFactBinding(binding)
  const what = BY_FACT[input.name] ?? ''
  const bind = (values: FactBinding['values'], fact = 'country') =>
    onBind?.(writeFactBinding({ fact, values, otherwise: Number(value ?? input.defaultValue) }))
  if (!known) {
    return (
      <>
        <SimpleField {...props} />
        {binding === undefined && (
          <TextButton className={styles.add} onClick={() => bind([['', 1]])}>
            Let it depend on the visit
          </TextButton>
        )}
      </>
    )
  }
  const { fact, values } = known
  return (
    <>
      <SimpleField {...props} binding={undefined} />
      <Input
        input={{
          name: 'fact',
          type: 'string',
          enum: FACTS.map(({ name, label }) => ({ label, value: name })),
        }}
        label={`${what} depends on`}
        value={fact}
        onChange={(next) => (next ? bind(values, String(next)) : onBind?.(undefined))}
      />
      <Input
        input={{
          name: 'answers',
          type: 'list',
          helperText: 'All other visitors get the one above',
          subFields: [
            { name: 'is', type: 'string', defaultValue: '' },
            { name: 'then', type: 'number', defaultValue: 1 },
          ],
        }}
        label={`${what} for some`}
        value={values.map(([is, then]) => ({ is, then }))}
        onChange={(next) =>
          bind(
            (next as Answer[]).map(({ is, then }) => [is, then ?? 0]),
            fact,
          )
        }
      />
    </>
  )
}

interface Answer {
  readonly is: string
  readonly then: number | undefined
}
