import { formatShare, type Result } from './resultsOf'
import styles from './SimulationTable.module.css'

/** The same outcome in numbers. */
export function SimulationTable({ results }: { results: readonly Result[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Variation</th>
          <th scope="col">Ratio</th>
          <th scope="col">Visitors</th>
          <th scope="col">Expected</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ id, name, ratio, count, expected, within }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{formatShare(ratio)}</td>
            <td data-outside={within ? undefined : ''}>
              {count.toLocaleString('en')}
              {!within && <span className="visually-hidden"> (outside)</span>}
            </td>
            <td>
              {expected[0].toLocaleString('en')}–{expected[1].toLocaleString('en')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
