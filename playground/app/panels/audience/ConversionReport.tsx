import { NumberField } from '@base-ui/react/number-field'
import { useState } from 'react'
import controls from '../../blockForm/controls.module.css'
import { TextButton } from '../../ui/Button'
import styles from './ConversionReport.module.css'
import { compareVersions, convert, type Outcome, rateOf, verdictText } from './conversions'
import { formatShare, type Result } from './simulation'

/** Percent: a typical conversion rate of a shop. */
const DEFAULT_RATE = 3
const BETTER_RATE = 4

/** Simulates conversions at a rate for each version, and names the winner. */
export function ConversionReport({ results }: { results: readonly Result[] }) {
  const [rates, setRates] = useState<{ readonly [id: string]: number }>({})
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>()
  const last = results.length - 1
  const rateFor = (id: string, index: number) =>
    rates[id] ?? (index === last ? DEFAULT_RATE : BETTER_RATE)

  function run() {
    setOutcomes(
      results.map(({ id, name, count }, index) => ({
        name,
        visitors: count,
        conversions: convert(count, rateFor(id, index) / 100),
      })),
    )
  }

  return (
    <section aria-label="Conversions" className={styles.report}>
      <h4 className={styles.title}>If they converted</h4>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Variation</th>
            <th scope="col">Really converts</th>
            <th scope="col">Measured</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ id, name }, index) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                <NumberField.Root
                  value={rateFor(id, index)}
                  min={0}
                  max={100}
                  step={0.1}
                  onValueChange={(rate) => setRates({ ...rates, [id]: rate ?? 0 })}
                >
                  <NumberField.Input
                    className={controls.control}
                    aria-label={`Percent of ${name} who convert`}
                  />
                </NumberField.Root>
              </td>
              <td>{outcomes?.[index] ? measured(outcomes[index]) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TextButton onClick={run}>{outcomes ? 'Convert again' : 'Have them convert'}</TextButton>
      <p role="status" className={styles.verdict}>
        {outcomes && verdictText(compareVersions(outcomes))}
      </p>
    </section>
  )
}

function measured(outcome: Outcome): string {
  return `${formatShare(rateOf(outcome))} (${outcome.conversions.toLocaleString('en')})`
}
