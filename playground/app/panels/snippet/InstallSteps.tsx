import { usePlayground } from '../../context/PlaygroundContext'
import type { InstallStep } from '../../install/Platform'
import { TextButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import styles from './InstallSteps.module.css'
import { Snippet } from './Snippet'

/** Installation steps, from the code to the first visit. */
export function InstallSteps({ steps }: { steps: readonly InstallStep[] }) {
  const { update } = usePlayground()
  const main = steps.filter(({ code }) => code !== undefined).at(-1)
  return (
    <ol className={styles.steps} aria-label="Steps to a live page">
      {steps.map((step, index) => (
        <li key={step.title} className={styles.step}>
          <Snippet title={step.title} where={step.where} code={step.code} isMain={step === main} />
          {index === steps.length - 1 && (
            <TextButton className={styles.watch} onClick={() => update({ panel: 'watch' })}>
              <Icon name="impression" />
              Watch for the first visit
            </TextButton>
          )}
        </li>
      ))}
    </ol>
  )
}
