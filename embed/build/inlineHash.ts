import { createHash } from 'node:crypto'

/** What a Content Security Policy names an inline script by. */
export function inlineHash(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`
}
