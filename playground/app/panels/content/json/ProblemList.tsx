import type { Problem } from '../../../draft/contentProblems'
import { Icon } from '../../../ui/Icon'
import styles from './ProblemList.module.css'

interface ProblemListProps {
  problems: readonly Problem[]
  onChoose(problem: Problem): void
}

/** Lists problems by line. A click jumps to the line. */
export function ProblemList({ problems, onChoose }: ProblemListProps) {
  return (
    <section className={styles.place} aria-label="Problems">
      <p className="visually-hidden" role="status">
        {problems.length > 0 &&
          `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`}
      </p>
      {problems.length > 0 && (
        <ul className={styles.list}>
          {problems.map((problem) => (
            <li key={`${problem.offset} ${problem.message}`}>
              <button type="button" className={styles.problem} onClick={() => onChoose(problem)}>
                <Icon name="alert" className={styles[problem.severity]} />
                <span>
                  <span className={styles.line}>Line {problem.line}</span> {problem.message}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
