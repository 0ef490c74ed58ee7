import type { MethodTable } from '../runtime/kinds'
import { nativeMethods } from './natives'

const walking = { perItem: 1 / 64 } as const

/** Methods of texts. */
export const TEXT_METHODS: MethodTable<string> = {
  ...nativeMethods(String.prototype, 'at charAt concat slice substr substring toString valueOf'),
  ...nativeMethods(
    String.prototype,
    'endsWith includes indexOf startsWith toLowerCase toUpperCase trim ' + 'trimEnd trimStart',
    walking,
  ),
  ...nativeMethods(String.prototype, 'split', { ...walking, makes: 'list' }),
}
