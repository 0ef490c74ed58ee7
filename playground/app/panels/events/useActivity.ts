import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { PlaygroundConfig } from '../../data/config'
import type { Activity } from './Activity'
import { addToActivity } from './addToActivity'
import { loadActivity } from './loadActivity'
import type { ActivityAnswer } from './parseActivity'

/** What arrived so far, and whether more can be had. */
export interface LiveActivity {
  /** Absent until the first answer. */
  readonly activity: Activity | undefined
  /** Why the last attempt failed. The next one follows by itself. */
  readonly problem: Error | undefined
  /** Asks at once. */
  refresh(): void
}

/**
 * Follows what sites send: asks every second, less often while the content host does not answer, and not at
 * all while paused or while nobody looks at the page.
 */
export function useActivity(config: PlaygroundConfig, paused: boolean): LiveActivity {
  const [activity, add] = useReducer(addToActivity, undefined)
  const [problem, setProblem] = useState<Error>()
  const known = useRef<Activity>(undefined)
  const askNow = useRef(() => {})
  known.current = activity

  useEffect(() => {
    if (paused) return
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let asking = false
    let failures = 0

    function settle(answer: ActivityAnswer | Error) {
      if (controller.signal.aborted) return
      asking = false
      failures = answer instanceof Error ? failures + 1 : 0
      setProblem(answer instanceof Error ? answer : undefined)
      if (!(answer instanceof Error)) add(answer)
      if (!document.hidden) timer = setTimeout(ask, pollDelay(failures))
    }

    function ask() {
      if (asking) return
      clearTimeout(timer)
      asking = true
      loadActivity(config, known.current, controller.signal).then(settle, settle)
    }

    const onVisibility = () => (document.hidden ? clearTimeout(timer) : ask())
    askNow.current = ask
    ask()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      controller.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [config, paused])

  return { activity, problem, refresh: useCallback(() => askNow.current(), []) }
}

const POLL_MS = 1000
const LONGEST_MS = 8000

/** Milliseconds until the content host is asked again: longer from failure to failure. */
export function pollDelay(failures: number): number {
  return Math.min(LONGEST_MS, POLL_MS * 2 ** failures)
}
