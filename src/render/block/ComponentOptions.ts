import type { ComponentType } from 'react'
import { definedOnly, filterFields } from '../../utils/filterFields'
import { warnOnce } from '../../utils/warn'
import { wordSet } from '../../utils/wordSet'
import type { BlockDefinition, BlockInput } from './BlockDefinition'

/**
 * A field as the builder's clients describe it: what is not listed in {@link BlockInput} goes to
 * the editor as it is.
 */
export interface ComponentInput extends Omit<BlockInput, 'enum' | 'subFields'> {
  /** The values to choose from. */
  readonly enum?: readonly (
    | string
    | {
        /** The text that authors read. */
        readonly label: string
        /** The value of the prop. */
        readonly value: unknown
        readonly [field: string]: unknown
      }
  )[]
  /** Fields of each item of a list, or of an object. */
  readonly subFields?: readonly ComponentInput[]
  readonly [field: string]: unknown
}

/** A React component, whatever its props are. */
// biome-ignore lint/suspicious/noExplicitAny: props are contravariant, so that no other type takes every component.
export type AnyComponent = ComponentType<any>

/** The options of `Builder.registerComponent`, under the names they have there. */
export interface ComponentOptions
  extends Pick<BlockDefinition, 'name' | 'interactive' | 'css' | 'canHaveChildren' | 'noWrap'> {
  /** Fields for the editor. Their values are the component's props. */
  readonly inputs?: readonly ComponentInput[]
  /** As `noWrap`. */
  readonly fragment?: boolean
  /** Name of a custom element, which is rendered where no component is given. */
  readonly tag?: string
  /**
   * `builderBlock` is a prop of every component. The other props have no counterpart and are named
   * in the console.
   */
  readonly shouldReceiveBuilderProps?: { readonly [prop: string]: boolean | undefined }
  /** `react`, and `webcomponent` for a `tag`. */
  readonly type?: string
  readonly [option: string]: unknown
}

/** Options that only the editor uses: they are passed on to it. */
const EDITOR_OPTIONS = wordSet(
  'childRequirements defaultChildren defaults defaultStyles description docsLink friendlyName group hidden hideFromInsertMenu image meta models override requiredPermissions requiresParent screenshot',
)

/** Options that are read here, and what old registrations carry along. */
const KNOWN_OPTIONS = wordSet(
  'canHaveChildren class component css fragment inputs interactive name noWrap shouldReceiveBuilderProps tag type',
)

/**
 * The definition that the options make, without its component. Functions in inputs become text, as
 * the builder's clients send them to the editor. Options that have no effect are named in the
 * console.
 */
export function readComponentOptions(
  options: ComponentOptions,
): Omit<BlockDefinition, 'component'> {
  const { name, interactive, css, canHaveChildren, noWrap, fragment, inputs = [] } = options
  const idle = optionsWithoutEffect(options)
  if (idle.length > 0) {
    warnOnce(
      `options of registerComponent() for "${name}" have no effect: ${idle.join(', ')}. Remove them; docs/migration.md says what to do in place of each.`,
    )
  }
  return {
    ...filterFields(options, (option) => EDITOR_OPTIONS.has(option)),
    ...definedOnly({ interactive, css, canHaveChildren }),
    name,
    noWrap: Boolean(noWrap || fragment),
    inputs: inputs.map(inputForEditor),
  }
}

/** The options that have no effect, by name. */
function optionsWithoutEffect(options: ComponentOptions): string[] {
  const { shouldReceiveBuilderProps = {}, tag, type } = options
  const unknown = filterFields(
    options,
    (name, value) => Boolean(value) && !EDITOR_OPTIONS.has(name) && !KNOWN_OPTIONS.has(name),
  )
  const props = filterFields(
    shouldReceiveBuilderProps,
    (name, isWanted) => isWanted === true && name !== 'builderBlock',
  )
  const isOtherType = type !== undefined && type !== (tag ? 'webcomponent' : 'react')
  return [
    ...Object.keys(unknown),
    ...(isOtherType ? ['type'] : []),
    ...Object.keys(props).map((name) => `shouldReceiveBuilderProps.${name}`),
  ]
}

function inputForEditor(input: ComponentInput): BlockInput {
  const fields = Object.entries(input).map(([name, value]) => {
    if (name === 'subFields') return [name, input.subFields?.map(inputForEditor)]
    return [name, typeof value === 'function' ? functionBody(value.toString()) : value]
  })
  return Object.fromEntries(fields)
}

/**
 * Editors make a function of this text again. A method, `showIf(options) { … }`, lacks the keyword.
 */
function functionBody(source: string): string {
  const isWhole = /^(?:function|async|\(|[\w$]+\s*=>)/.test(source)
  return `return (${isWhole ? source : `function ${source}`}).apply(this, arguments)`
}
