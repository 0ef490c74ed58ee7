import { shareUnchanged } from '../../content/shareUnchanged'
import { toError } from '../../utils/problems/toError'
import { errorOnce } from '../../utils/problems/warn'
import { changedFields } from '../../utils/values/changedFields'
import type { TextSanitizer } from '../html/createTextSanitizer'
import { dropServedJsonLd } from '../html/Served'
import type { RootContent } from '../root/ContentRoot'
import type { ReactStage, RootShell, Stage } from '../root/createStagedRoot'
import { createSanitizerGate } from './createSanitizerGate'
import { planEntry } from './planEntry'
import { drawEntry, type ShownEntry, showEntry } from './showEntry'
import { type StageState, stageStep } from './stageStep'

/** Code that is loaded when an entry needs it. A failed load rejects and may be retried. */
export interface StageDependencies {
  loadReactStage(): Promise<(shell: RootShell) => ReactStage>
  loadSanitizer(): Promise<(view: Window) => TextSanitizer>
}

/**
 * Shows entries without behavior itself, and lets React take over when something needs it.
 *
 * `show()` rejects when a part fails to load. The previous entry stays.
 */
export function createPartedStage(shell: RootShell, parts: StageDependencies): Stage {
  const { container, mountPoint, served } = shell
  const { registry, window } = shell.settings
  const gate = createSanitizerGate(window)
  let shown: ShownEntry | undefined
  let react: ReactStage | undefined
  let taking: Promise<void> | undefined
  /** Counts calls, so that results of an earlier call are dropped. */
  let turn = 0

  function state(): StageState {
    if (taking) return 'entry that React takes over'
    if (react) return 'React'
    return shown ? 'static entry' : 'nothing'
  }

  async function sanitize(): Promise<void> {
    const sanitizerFor = await parts.loadSanitizer()
    gate.open(sanitizerFor(window))
  }

  /**
   * Shows an entry without React. Resolves to whether it did, or a later call has replaced this
   * one.
   */
  async function showStatic(content: RootContent): Promise<boolean> {
    const mine = turn
    for (;;) {
      const plan = planEntry(shell, content, gate)
      if (!plan) return false
      const drawn = gate.isMissed ? undefined : drawEntry(plan, content, gate)
      if (drawn) {
        shown?.end()
        shown = showEntry(shell, { plan, ...drawn, content, gate, sanitize })
        if (served) dropServedJsonLd(container)
        return true
      }
      await sanitize()
      if (mine !== turn) return true
    }
  }

  /** Lets React continue with the elements on screen. */
  async function takeOver(create: (shell: RootShell) => ReactStage): Promise<void> {
    react = create(shell)
    const before = shown
    if (!before) return
    gate.open(react.sanitizer)
    before.finish()
    shown = undefined
    await react.show(before.content, before.resumed)
    before.end()
  }

  async function showInReact(content: RootContent): Promise<void> {
    const mine = turn
    if (!react) {
      const create = await parts.loadReactStage()
      if (mine !== turn) return
      if (!react) taking = takeOver(create)
    }
    try {
      await taking
    } finally {
      taking = undefined
    }
    if (mine === turn) await react?.show(content)
  }

  const stopFollowing = registry.subscribe(() => {
    if (!shown || planEntry(shell, shown.content, gate)) return
    turn++
    showInReact(shown.content).catch((error) => errorOnce(toError(error).message))
  })

  return {
    async show(content) {
      turn++
      const step = stageStep(state(), {
        isSame: shown !== undefined && isSame(shown.content, content),
        isServed: served !== undefined && served.entry.data === content.entry.data,
      })
      if (step === 'render') return react?.show(content)
      if (step === 'recount') return shown?.recount(content)
      if (step === 'draw' && (await showStatic(content))) return
      const mine = turn
      try {
        await showInReact(content)
      } catch (error) {
        // If React fails to load, show at least the static entry in place of the previous one.
        const isReplaced = shown && mine === turn && (await showStatic(content))
        if (!isReplaced && mine === turn) throw error
      }
    },
    clear() {
      turn++
      shown?.end()
      shown = undefined
      if (react) react.clear()
      else mountPoint.replaceChildren()
    },
    end() {
      turn++
      stopFollowing()
      shown?.end()
      react?.end()
    },
  }
}

/** Whether two contents render the same, even for different page views. */
function isSame(one: RootContent, other: RootContent): boolean {
  const { entry, pageView, ...rest } = one
  const { entry: next, pageView: _, ...others } = other
  return shareUnchanged(entry, next) === entry && changedFields(rest, others).length === 0
}
