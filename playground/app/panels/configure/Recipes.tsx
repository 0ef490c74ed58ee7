import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ConsentManager } from '../../../../src/client/page/consentManager'
import { usePlayground } from '../../context/PlaygroundContext'
import { ANYBODY } from '../../state/visitor'
import { TextButton } from '../../ui/Button'
import { Choice } from '../../ui/Choice'
import { resetPreviewVisitor } from '../useVisit'
import styles from './Configure.module.css'
import { changeBy, isOn, MANAGER_LABELS, RECIPES, type Recipe } from './recipes'

const MANAGER_CHOICES = [
  { value: 'none', label: 'Two buttons of my own' },
  ...Object.entries(MANAGER_LABELS).map(([value, label]) => ({ value, label })),
]

/** Buttons for tasks that need content, options and a snippet together. */
export function Recipes() {
  const { state, update, preview } = usePlayground()
  const outcome = useRef<HTMLParagraphElement>(null)
  const chosen = RECIPES.find((recipe) => isOn(recipe, state))

  function choose(recipe: Recipe) {
    resetPreviewVisitor(preview.frame.current)
    flushSync(() => update(changeBy(recipe, state)))
    preview.reload()
    outcome.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <section className={styles.section} aria-labelledby="recipes">
      <h3 id="recipes" className={styles.title}>
        Begin with a recipe
      </h3>
      <ul className={styles.recipeList}>
        {RECIPES.map((recipe) => (
          <li key={recipe.title}>
            <button
              type="button"
              className={styles.recipe}
              aria-pressed={recipe === chosen}
              onClick={() => choose(recipe)}
            >
              {recipe.title}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" ref={outcome} className={styles.outcome}>
        {chosen?.outcome}
      </p>
      {(chosen || state.manager) && (
        <div className={styles.follow}>
          {(chosen?.also?.manager || state.manager) && (
            <Choice
              label="Consent manager"
              choices={MANAGER_CHOICES}
              value={state.manager ?? 'none'}
              onValue={(value) => {
                resetPreviewVisitor(preview.frame.current)
                const manager = value === 'none' ? undefined : (value as ConsentManager)
                update({ manager, visitor: ANYBODY })
              }}
            />
          )}
          {chosen?.next && (
            <TextButton onClick={() => chosen.next && update(chosen.next.change)}>
              {chosen.next.label}
            </TextButton>
          )}
          <TextButton onClick={() => update({ panel: 'install' })}>Install it</TextButton>
        </div>
      )}
    </section>
  )
}
