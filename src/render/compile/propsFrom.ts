import { replaceBlockLists } from '../../content/replaceBlockLists'
import type { Block } from '../../content/types'
import { filterFields } from '../../utils/values/filterFields'

/**
 * Converts options to props. `render` replaces each list of blocks.
 *
 * Names with a meaning to React are left out: options come from content, and components spread
 * unknown props on elements.
 */
export function propsFrom(
  options: Readonly<Record<string, unknown>>,
  render: (blocks: readonly Block[], path: string) => unknown,
): Record<string, unknown> {
  const props = filterFields(
    options,
    (name, value) => !REACT_NAMES.has(name) && value !== undefined,
  )
  return replaceBlockLists(props, render) as Record<string, unknown>
}

const REACT_NAMES: ReadonlySet<string> = new Set(['key', 'ref', 'dangerouslySetInnerHTML'])
