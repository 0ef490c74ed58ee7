/** Fetches JSON. Rejects with a sentence that names the server, whatever went wrong. */
export async function fetchJson(address: string, signal: AbortSignal): Promise<unknown> {
  const origin = new URL(address, location.href).origin
  let response: Response
  try {
    response = await fetch(address, { signal, headers: { Accept: 'application/json' } })
  } catch {
    throw new Error(`${origin} does not answer.`)
  }
  if (!response.ok) throw new Error(`${origin} answered ${response.status}.`)
  try {
    return await response.json()
  } catch {
    throw new Error(`${origin} did not answer with JSON.`)
  }
}
