import type { SubmissionRequest } from './submissionRequest'

/** What came back. */
export interface Exchange {
  /** Absent when the server could not be reached. Nobody has read it yet. */
  readonly response?: Response | undefined
  /** The answer: parsed where it is JSON, else its text. */
  readonly data?: unknown
  /** Why there is no answer, or why one that calls itself JSON is none. */
  readonly error?: unknown
}

/** Sends a request and reads the answer. Never rejects. */
export async function exchange({ url, init }: SubmissionRequest, view: Window): Promise<Exchange> {
  let response: Response | undefined
  let data: unknown
  try {
    response = await view.fetch(url, init)
    const text = await response.clone().text()
    const isJson = /[/+]json\b/i.test(response.headers.get('content-type') ?? '')
    data = text
    // Many servers say JSON of an answer without a body.
    if (isJson && text.trim() !== '') data = JSON.parse(text)
    return { response, data }
  } catch (error) {
    return { response, data, error }
  }
}
