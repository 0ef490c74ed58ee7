import type { MethodTable } from '../runtime/kinds'
import { LOCALE_STEPS } from '../runtime/limits'
import { nativeMethods } from './natives'

const walking = { perItem: 1 / 64 } as const

/** Methods of texts. */
export const TEXT_METHODS: MethodTable<string> = {
  ...nativeMethods(
    String.prototype,
    'at charAt charCodeAt codePointAt concat slice substr substring toString valueOf',
  ),
  ...nativeMethods(
    String.prototype,
    'endsWith includes indexOf lastIndexOf normalize startsWith toLowerCase toUpperCase trim ' +
      'trimEnd trimStart',
    walking,
  ),
  ...nativeMethods(String.prototype, 'split', { ...walking, makes: 'list' }),
  // With a locale, the engine makes a collator for each call.
  ...nativeMethods(String.prototype, 'localeCompare toLocaleLowerCase toLocaleUpperCase', {
    ...walking,
    perCall: LOCALE_STEPS,
  }),
}
