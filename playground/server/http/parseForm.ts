import { HTTPException } from 'hono/http-exception'
import type { NewFile } from '../stores/submissionStore'
import { badRequest } from './errors'
import { mediaType, parseJsonBody } from './readRequest'

/** A parsed form submission. */
export interface ParsedForm {
  /** Values by name, as a list when a name repeats. A JSON body stays as sent. */
  readonly fields: unknown
  readonly files: readonly NewFile[]
}

/**
 * Reads the body of a form: multipart, URL-encoded or JSON.
 *
 * @throws 415 for another type, 400 when the body does not match its type.
 */
export async function parseForm(
  body: Uint8Array<ArrayBuffer>,
  contentType: string | undefined,
): Promise<ParsedForm> {
  switch (mediaType(contentType)) {
    case 'application/json':
      return { fields: parseJsonBody(body), files: [] }
    case 'application/x-www-form-urlencoded':
      return { fields: gather(new URLSearchParams(new TextDecoder().decode(body))), files: [] }
    case 'multipart/form-data':
      return parseMultipart(body, contentType ?? '')
    default:
      throw new HTTPException(415, {
        message:
          `Unsupported content type "${contentType ?? ''}". Send multipart/form-data, ` +
          'application/x-www-form-urlencoded or application/json.',
      })
  }
}

async function parseMultipart(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<ParsedForm> {
  const form = await new Response(body, { headers: { 'Content-Type': contentType } })
    .formData()
    .catch(() => {
      throw badRequest('The body is not multipart/form-data with the boundary it declares.')
    })
  const texts: [string, string][] = []
  const files: Promise<NewFile>[] = []
  for (const [field, value] of form) {
    if (typeof value === 'string') texts.push([field, value])
    // An empty file input sends a file without name and content.
    else if (value.name !== '' || value.size > 0) files.push(readFile(field, value))
  }
  return { fields: gather(texts), files: await Promise.all(files) }
}

async function readFile(field: string, file: File): Promise<NewFile> {
  return {
    field: withoutNul(field),
    name: withoutNul(file.name),
    type: withoutNul(file.type),
    content: new Uint8Array(await file.arrayBuffer()),
  }
}

function gather(pairs: Iterable<[string, string]>): Record<string, string | string[]> {
  const fields = new Map<string, string | string[]>()
  for (const [name, value] of pairs) {
    const known = fields.get(name)
    fields.set(name, known === undefined ? value : [known, value].flat())
  }
  return Object.fromEntries(fields)
}

/** Removes NUL, which Postgres text cannot contain. */
function withoutNul(text: string): string {
  return text.split('\0').join('')
}
