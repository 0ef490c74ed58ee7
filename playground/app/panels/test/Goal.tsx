import type { ContentEntry } from '../../../../src/content/types'
import { usePlayground } from '../../context/PlaygroundContext'
import { GOALS, type Goal as GoalType } from '../../state/urlState'
import { Code } from '../../ui/Code'
import { CopyButton } from '../../ui/CopyButton'
import { Segments } from '../../ui/Segments'
import { PanelSection } from '../PanelSection'
import styles from './Results.module.css'

/** What counts as success, by the type of its event. */
export const GOAL_LABELS: { readonly [Type in GoalType]: string } = {
  conversion: 'Conversions',
  click: 'Clicks',
  submit: 'Forms sent',
}

const CHOICES = GOALS.map((value) => ({ value, label: GOAL_LABELS[value] }))

/** Chooses what counts as success, and says what the site has to do for it. */
export function Goal({ entry }: { entry: ContentEntry }) {
  const { state, update } = usePlayground()
  const code = `SiteBlocks.trackConversion(24, '${entry.id}')`
  return (
    <PanelSection title="Goal">
      <Segments
        label="Goal"
        choices={CHOICES}
        value={state.goal}
        onValue={(goal) => update({ goal })}
      />
      {state.goal === 'conversion' ? (
        <>
          <p className={styles.quiet}>
            Your site calls this, with the amount, when a visitor has done what the page is for:
          </p>
          <Code text={code} />
          <div>
            <CopyButton text={code} label="Copy the call" />
          </div>
        </>
      ) : (
        <p className={styles.quiet}>
          {state.goal === 'click' ? 'Clicks in the content' : 'Forms that the server has taken'} are
          recorded by themselves.
        </p>
      )}
    </PanelSection>
  )
}
