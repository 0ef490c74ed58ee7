import type { Block, Entry } from './Entry'

let count = 0

const nextId = (): string => `builder-b${(count++).toString(36)}`

/** A block with an id of its own, and ids for the blocks in it that have none. */
export function block(rest: object): Block {
  const { '@type': _, id: __, ...others } = rest as Block
  return {
    '@type': '@builder.io/sdk:Element',
    id: nextId(),
    ...(withIds(others) as object),
  }
}

function withIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIds)
  if (!value || typeof value !== 'object') return value
  if ('@type' in value && !('id' in value)) return block(value)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withIds(inner)]))
}

export const component = (name: string, options: object, rest: object = {}): Block =>
  block({ component: { name, options }, ...rest })

export const text = (html: string, rest: object = {}): Block =>
  component('Text', { text: html }, rest)

export const box = (children: readonly unknown[], rest: object = {}): Block =>
  block({ children, ...rest })

/** An entry with its name and blocks. */
export function entry(
  name: string,
  blocks: readonly unknown[],
  { data = {}, clicks = [] }: { data?: object; clicks?: readonly string[] } = {},
): Entry {
  return { name, content: { id: `entry-${count++}`, data: { ...data, blocks } }, clicks }
}
