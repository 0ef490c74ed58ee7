/** Thrown when a server answers with an error status. */
export class AnswerError extends Error {
  constructor(
    message: string,
    readonly status: number,
    /** Body of the answer; empty unless it is JSON. */
    readonly answer: Readonly<Record<string, unknown>>,
  ) {
    super(message)
  }
}

/** Fetches or sends JSON. Every rejection carries a message that names the server. */
export async function fetchJson(
  address: string,
  signal?: AbortSignal,
  method = 'GET',
  body?: string,
): Promise<unknown> {
  const origin = new URL(address, location.href).origin
  let response: Response
  try {
    const init = { method, headers: { Accept: 'application/json' } }
    response = await fetch(address, { ...init, ...(signal && { signal }), ...(body && { body }) })
  } catch {
    throw new Error(`${origin} does not answer.`)
  }
  if (!response.ok) {
    // Our own servers explain the remedy in `message`.
    const answer = Object(await response.json().catch(() => undefined)) as Record<string, unknown>
    const said = typeof answer.message === 'string' ? answer.message : ''
    const message = `${origin} answered ${response.status}. ${said}`.trim()
    throw new AnswerError(message, response.status, answer)
  }
  try {
    return await response.json()
  } catch {
    throw new Error(`${origin} did not answer with JSON.`)
  }
}
