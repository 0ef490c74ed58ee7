import type { ComponentType } from 'react'
import { warnOnce } from '../../utils/problems/warn'
import { definedOnly, filterFields } from '../../utils/values/filterFields'
import { wordSet } from '../../utils/values/wordSet'
import type { BlockDefinition, BlockInput } from './BlockDefinition'

/**
 * A field as Builder's own clients describe it. Properties that {@link BlockInput} does not have
 * are passed to the editor unchanged.
 */
export interface ComponentInput extends Omit<BlockInput, 'enum' | 'subFields'> {
  /** The values to choose from. */
  readonly enum?: readonly (
    | string
    | {
        /** Label for authors. */
        readonly label: string
        /** Value of the prop. */
        readonly value: unknown
        readonly [field: string]: unknown
      }
  )[]
  /** Fields of each item of a list, or of an object. */
  readonly subFields?: readonly ComponentInput[]
  readonly [field: string]: unknown
}

/** A React component with any props. */
// biome-ignore lint/suspicious/noExplicitAny: props are contravariant, so no other type accepts every component.
export type AnyComponent = ComponentType<any>

/** The options of `Builder.registerComponent`, under the same names. */
export interface ComponentOptions
  extends Pick<
    BlockDefinition,
    'name' | 'interactive' | 'css' | 'canHaveChildren' | 'noWrap' | 'models'
  > {
  /** Fields for the editor. Their values are the component's props. */
  readonly inputs?: readonly ComponentInput[]
  /** Alias of `noWrap`. */
  readonly fragment?: boolean
  /** Name of a custom element to render when no component is given. */
  readonly tag?: string
  /**
   * `builderBlock` is a prop of every component. Other requested props are not supported; the
   * console names them.
   */
  readonly shouldReceiveBuilderProps?: { readonly [prop: string]: boolean | undefined }
  /** `react`, or `webcomponent` for a `tag`. */
  readonly type?: string
  readonly [option: string]: unknown
}

/** Options for the editor only. They are passed on to it. */
const EDITOR_OPTIONS = wordSet(
  'childRequirements defaultChildren defaults defaultStyles description docsLink friendlyName group hidden hideFromInsertMenu image meta override requiredPermissions requiresParent screenshot',
)

/** Options that this module reads, or ignores because old registrations still pass them. */
const KNOWN_OPTIONS = wordSet(
  'canHaveChildren class component css fragment inputs interactive models name noWrap shouldReceiveBuilderProps tag type',
)

/**
 * Converts the options to a definition without a component. Functions in inputs become text, as the
 * editor expects. Options without an effect are named in the console.
 */
export function readComponentOptions(
  options: ComponentOptions,
): Omit<BlockDefinition, 'component'> {
  const { name, interactive, css, canHaveChildren, models, noWrap, fragment } = options
  const { inputs = [] } = options
  const idle = optionsWithoutEffect(options)
  if (idle.length > 0) {
    warnOnce(
      `options of registerComponent() for "${name}" have no effect: ${idle.join(', ')}. Remove them; docs/migration.md says what to do in place of each.`,
    )
  }
  return {
    ...filterFields(options, (option) => EDITOR_OPTIONS.has(option)),
    ...definedOnly({ interactive, css, canHaveChildren, models }),
    name,
    noWrap: Boolean(noWrap || fragment),
    inputs: inputs.map(inputForEditor),
  }
}

/** Names of the options that have no effect. */
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
 * Editors turn this text back into a function. A method, `showIf(options) { … }`, lacks the
 * keyword.
 */
function functionBody(source: string): string {
  const isWhole = /^(?:function|async|\(|[\w$]+\s*=>)/.test(source)
  return `return (${isWhole ? source : `function ${source}`}).apply(this, arguments)`
}
