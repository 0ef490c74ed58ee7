import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ConsentManager } from '../../../../src/client/page/managerCategories'
import { usePlayground } from '../../context/PlaygroundContext'
import { ANYBODY } from '../../state/visitor'
import { TextButton } from '../../ui/Button'
import { Choice } from '../../ui/Choice'
import { resetPreviewVisitor } from '../useVisit'
import styles from './Configure.module.css'
import { MANAGER_LABELS } from './managerLabels'
import { isOn, RECIPES, type Recipe, withoutRecipe, withRecipe } from './recipes'

const MANAGER_CHOICES = [
  { value: 'none', label: 'Two buttons of my own' },
  ...Object.entries(MANAGER_LABELS).map(([value, label]) => ({ value, label })),
]

/** Buttons for tasks that need content, options and a snippet together. Several can be on. */
export function Recipes() {
  const { state, update, preview, entry, draft } = usePlayground()
  const outcome = useRef<HTMLParagraphElement>(null)
  const [last, setLast] = useState({ title: '', replaced: '' })
  const content = entry && { ...entry, text: draft.text }
  const on = RECIPES.filter((recipe) => isOn(recipe, state, content))
  const chosen = RECIPES.find(({ title }) => title === last.title) ?? on.at(-1)

  function choose(recipe: Recipe) {
    const { change, replaced } = on.includes(recipe)
      ? { change: withoutRecipe(recipe, state, content), replaced: '' }
      : withRecipe(recipe, state, content)
    resetPreviewVisitor(preview.frame.current)
    flushSync(() => {
      setLast({ title: on.includes(recipe) ? '' : recipe.title, replaced })
      update(change)
    })
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
              aria-pressed={on.includes(recipe)}
              onClick={() => choose(recipe)}
            >
              {recipe.title}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" ref={outcome} className={styles.outcome}>
        {[last.replaced, chosen?.outcome].filter(Boolean).join(' ')}
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
