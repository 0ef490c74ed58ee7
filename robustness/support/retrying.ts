import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 90_000
const PAUSE_MS = 100
const ATTEMPT_MS = 15_000

/** Repeats a request until the answer is 2xx, like a visitor's queue. */
export async function retrying(url: string, init: () => RequestInit): Promise<Response> {
  const endsAt = Date.now() + PATIENCE_MS
  for (;;) {
    const problem = await fetch(url, { ...init(), signal: AbortSignal.timeout(ATTEMPT_MS) }).then(
      async (response) => {
        if (response.ok) return response
        return new Error(`${response.status} ${await response.text()}`)
      },
      (error: unknown) => error,
    )
    if (problem instanceof Response) return problem
    if (Date.now() > endsAt) throw problem
    await pause(PAUSE_MS)
  }
}
