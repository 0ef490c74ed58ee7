import { useState } from 'react'

/** Runs actions on the content host, and keeps the message of the last one that failed. */
export function useAttempt() {
  const [problem, setProblem] = useState<string>()

  async function attempt(action: () => Promise<void>): Promise<void> {
    setProblem(undefined)
    try {
      await action()
    } catch (error) {
      setProblem((error as Error).message)
    }
  }

  return { attempt, problem, forget: () => setProblem(undefined) }
}
