import type { BlockInput } from '../../../data/library'

export type FieldKind =
  | 'text'
  | 'long'
  | 'number'
  | 'switch'
  | 'choice'
  | 'blocks'
  | 'list'
  | 'json'

const KINDS: { readonly [type: string]: FieldKind | undefined } = {
  string: 'text',
  text: 'text',
  url: 'text',
  file: 'text',
  date: 'text',
  color: 'text',
  html: 'long',
  longText: 'long',
  code: 'long',
  number: 'number',
  boolean: 'switch',
  uiBlocks: 'blocks',
  list: 'list',
}

/** How an input is filled in. A value of another type than it should have, one per locale say, is edited as JSON. */
export function fieldKind(input: BlockInput, value: unknown): FieldKind {
  const kind = input.enum ? 'choice' : (KINDS[input.type] ?? 'json')
  if (kind === 'list') {
    return input.subFields && (value === undefined || Array.isArray(value)) ? 'list' : 'json'
  }
  if (kind === 'blocks') return kind
  if (typeof value === 'object' && value !== null) return 'json'
  return kind
}

/** The value that a typed text stands for. An empty field is none; a number that is not finished stays a text. */
export function writtenValue(kind: FieldKind, text: string): unknown {
  if (text === '') return undefined
  if (kind !== 'number') return text
  return text.trim() !== '' && String(Number(text)) === text ? Number(text) : text
}
