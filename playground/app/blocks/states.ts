import { isRecord } from '../../../src/utils/values/isRecord'
import blocks from './blocks.json'

/** Shorthand for a block: name, options, children, styles. */
type ShortBlock = readonly [string, object, (readonly ShortBlock[])?, object?]

/** A block in one of its states. */
export interface GalleryState {
  readonly title: string
  readonly entry: {
    readonly id: string
    readonly data: { readonly cssCode: string; readonly blocks: readonly unknown[] }
  }
  readonly dir: 'ltr' | 'rtl'
  /** Width in CSS pixels; fills the available width when absent. */
  readonly width?: number
}

/** Minimal site styles for the samples: their blocks bring the rest. */
const SAMPLE_CSS = `
h1, h2, h3, h4, summary { font-family: 'Iowan Old Style', Palatino, Georgia, serif; }
a, summary { color: #a33a17; }
button, input, select, textarea { font: inherit; }
`

/** States that every block has in addition to its own. */
const ALWAYS = ['Empty', 'Right to left', 'Phone'] as const

const PHONE_WIDTH = 320

const written: {
  readonly [block: string]: {
    readonly about: string
    /** Whether the block needs a wide container to show its effect. */
    readonly isWide?: boolean
    readonly states: { readonly [title: string]: unknown }
  }
} = blocks

export const galleryBlocks = Object.keys(written)

/** Summary of a block, and whether it needs the full width. */
export function galleryBlock(block: string) {
  const { about = '', isWide = false } = written[block] ?? {}
  return { about, isWide }
}

/** The states of a block, followed by those that every block has. */
export function galleryStates(block: string): readonly GalleryState[] {
  const { states = {} } = written[block] ?? {}
  const usual = states.Default
  const all = { ...states, Empty: states.Empty ?? [[block, {}]] }
  const titles = [...Object.keys(states).filter((title) => !isAlways(title)), ...ALWAYS]
  return titles.map((title, index) => {
    let count = 0
    const nextId = () => `gallery-${index}-${++count}`
    const expand = (value: unknown): unknown => {
      if (isShort(value)) {
        const [name, options, children = [], styles] = value
        return {
          '@type': '@builder.io/sdk:Element',
          id: nextId(),
          component: { name, options: expand(options) },
          ...(children.length > 0 && { children: expand(children) }),
          ...(styles && { responsiveStyles: { large: styles } }),
        }
      }
      if (Array.isArray(value)) return value.map(expand)
      if (!isRecord(value)) return value
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, expand(inner)]))
    }
    const short = Object.entries(all).find(([name]) => name === title)?.[1] ?? usual
    return {
      title,
      entry: {
        id: `gallery-${index}`,
        data: { cssCode: SAMPLE_CSS, blocks: expand(short) as unknown[] },
      },
      dir: title === 'Right to left' ? 'rtl' : 'ltr',
      ...(title === 'Phone' && { width: PHONE_WIDTH }),
    }
  })
}

const isAlways = (title: string) => ALWAYS.some((always) => always === title)

function isShort(value: unknown): value is ShortBlock {
  return Array.isArray(value) && typeof value[0] === 'string' && isRecord(value[1])
}
