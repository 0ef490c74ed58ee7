import { createHash } from 'node:crypto'

/** The hash with which a Content Security Policy allows an inline script. */
export function inlineHash(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`
}
