import type { Difference } from '../compare/Difference'
import type { Entry } from './Entry'

interface Place extends Pick<Difference, 'component' | 'within'> {
  readonly isOfAnswer: boolean
}

const WHOLE: Place = { component: 'entry', within: '', isOfAnswer: false }

interface Inner {
  readonly '@type'?: string
  readonly id?: string
  readonly component?: { readonly name?: string }
}

/** Says where the blocks of an entry stand, and which of them show an answer to its requests. */
export function blocksIn({ data }: Entry['content']) {
  const names = Object.keys(data.httpRequests ?? {})
  const reads = new RegExp(`\\bstate(?:\\.|\\?\\.|\\[["'])(?:${names.join('|')})\\b`)
  const places = new Map<string, Place>()

  function visit(value: unknown, within: readonly string[], isOfAnswer: boolean): void {
    if (!value || typeof value !== 'object') return
    const { '@type': type, id, component } = value as Inner
    const isBlock = type === '@builder.io/sdk:Element' && id !== undefined
    const name = component?.name ?? 'Box'
    const isShowing = isOfAnswer || (isBlock && names.length > 0 && reads.test(ownText(value)))
    if (isBlock)
      places.set(id, { component: name, within: within.join(' > '), isOfAnswer: isShowing })
    const around = isBlock ? [...within, name] : within
    for (const inner of Object.values(value)) visit(inner, around, isShowing)
  }

  visit(data.blocks, [], false)
  const find = (block: string): Place => places.get(block.replace(/#\d+$/, '')) ?? WHOLE
  return {
    placeOf(block: string): Pick<Difference, 'component' | 'within'> {
      const { component, within } = find(block)
      return { component, within }
    },
    isOfAnswer: (block: string): boolean => find(block).isOfAnswer,
  }
}

/** What is written in a block itself, and not in blocks inside it. */
function ownText(block: object): string {
  return JSON.stringify(block, (_, value) =>
    value !== block && value?.['@type'] === '@builder.io/sdk:Element' ? undefined : value,
  )
}
