/** Fetches JSON, or sends it. Rejects with a sentence that names the server, whatever went wrong. */
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
    throw new Error(`${origin} answered ${response.status}. ${await readMessage(response)}`.trim())
  }
  try {
    return await response.json()
  } catch {
    throw new Error(`${origin} did not answer with JSON.`)
  }
}

/** Servers that take part say in `message` what to do. */
async function readMessage(response: Response): Promise<string> {
  try {
    const { message } = (await response.json()) as { message?: unknown }
    return typeof message === 'string' ? message : ''
  } catch {
    return ''
  }
}
