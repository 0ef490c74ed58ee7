/** An answer that was read to its end. */
export interface TestResponse {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
  readonly text: string
  /** The body as JSON, of the shape that the test expects. */
  json<Shape = unknown>(): Shape
}

/** Reads an answer to its end. */
export async function asResponse(response: Response): Promise<TestResponse> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = new TextDecoder().decode(bytes)
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    text,
    json: <Shape>() => JSON.parse(text) as Shape,
  }
}
