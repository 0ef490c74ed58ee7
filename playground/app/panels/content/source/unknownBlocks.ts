import { defaultInputs } from '../../../../../src/blocks/defaultInputs'
import type { InputsByName } from '../../../blockForm/blockOptions'

/** Blocks with an unregistered name. */
export interface UnknownBlock {
  readonly name: string
  readonly count: number
  /** Options of these blocks, each with one example value. */
  readonly options: Readonly<Record<string, unknown>>
}

/**
 * Unregistered blocks of an entry, the most frequent first, including those nested in options.
 *
 * @param registered - Blocks that the page registers itself.
 */
export function unknownBlocks(entry: unknown, registered: InputsByName): readonly UnknownBlock[] {
  const known = new Set([...Object.keys(defaultInputs), ...Object.keys(registered)])
  const found = new Map<string, UnknownBlock>()
  const waiting: unknown[] = [entry]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue
    const { '@type': type, component } = value as { '@type'?: unknown; component?: unknown }
    const { name, options } = Object(component) as { name?: unknown; options?: unknown }
    if (type === '@builder.io/sdk:Element' && typeof name === 'string' && name) {
      const { count = 0, options: before } = found.get(name) ?? {}
      found.set(name, { name, count: count + 1, options: { ...Object(options), ...before } })
    }
    waiting.push(...Object.values(value).filter((inside) => inside !== undefined))
  }
  return [...found.values()]
    .filter(({ name }) => !known.has(name))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name))
}

/** Starter code that registers the block and shows its options as text. */
export function registrationStub({ name, options }: UnknownBlock): string {
  const inputs = Object.entries(options).map(
    ([option, value]) => `    { name: ${quote(option)}, type: ${quote(inputType(value))} },\n`,
  )
  const body = `(element, options) => {
    element.textContent = JSON.stringify(options)
  }`
  return `window.SiteBlocks ??= { q: [] }
SiteBlocks.q.push(['register', ${quote(name)}, {
  mount: ${body},
  update: ${body},
  inputs: [
${inputs.join('')}  ],
}])
`
}

const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`

function inputType(value: unknown): string {
  if (Array.isArray(value)) return 'list'
  return typeof value === 'object' ? 'object' : typeof value
}
