import type { BlockInput } from '../../../src/render/compile/BlockDefinition'

/** Kind of field that edits an input. */
export type InputKind =
  | 'line'
  | 'password'
  | 'text'
  | 'html'
  | 'number'
  | 'switch'
  | 'choice'
  | 'color'
  | 'address'
  | 'date'
  | 'list'
  | 'object'
  | 'rules'
  | 'blocks'
  | 'json'

const KINDS: Readonly<Record<string, InputKind>> = {
  string: 'line',
  text: 'text',
  email: 'line',
  password: 'password',
  longText: 'text',
  textarea: 'text',
  html: 'html',
  richText: 'html',
  code: 'html',
  number: 'number',
  boolean: 'switch',
  color: 'color',
  url: 'address',
  file: 'address',
  date: 'date',
  timestamp: 'date',
  uiBlocks: 'blocks',
  blocks: 'blocks',
  BuilderQuery: 'rules',
}

/** Picks the field for an input. A value that the field could not show is edited as JSON. */
export function inputKind(input: BlockInput, value: unknown): InputKind {
  const kind = kindOf(input, value)
  return fits(kind, value) ? kind : 'json'
}

function kindOf({ type, subFields, enum: choices }: BlockInput, value: unknown): InputKind {
  if (choices?.length) return 'choice'
  if (type === 'list' && subFields) return 'list'
  if (type === 'object' && subFields) return 'object'
  const kind = KINDS[type] ?? 'json'
  // A single-line field would drop the line breaks.
  return kind === 'line' && String(value).includes('\n') ? 'text' : kind
}

function fits(kind: InputKind, value: unknown): boolean {
  if (value === undefined || value === null) return true
  switch (kind) {
    case 'list':
    case 'rules':
      return Array.isArray(value) && value.every(isPlain)
    case 'blocks':
      return Array.isArray(value)
    case 'object':
      return isPlain(value)
    case 'switch':
      return typeof value === 'boolean'
    case 'number':
      return typeof value === 'number'
    case 'json':
      return true
    default:
      return typeof value !== 'object'
  }
}

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The name of an option in words: `stackColumnsAt` is `Stack columns at`. */
export function inputLabel(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
