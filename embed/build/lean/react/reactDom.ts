import type { Cut } from '../cutCode.ts'

/** What other files of React get from `react-dom`: nobody else uses more of it than portals and `flushSync`. */
export const reactDom: readonly Cut[] = [
  {
    reason: 'Hints for the host page to load files are none of our business.',
    statements: [
      'exports.preconnect =',
      'exports.prefetchDNS =',
      'exports.preinit =',
      'exports.preinitModule =',
      'exports.preload =',
      'exports.preloadModule =',
    ],
  },
  {
    reason: 'A form cannot have a function as its action. Only servers leave work to the browser.',
    statements: [
      'exports.requestFormReset =',
      'exports.useFormState =',
      'exports.useFormStatus =',
      'exports.browser =',
    ],
  },
  {
    reason: 'The address in the message of an error says what it is about.',
    functions: {
      formatProdErrorMessage:
        'return "Minified React error #" + code + "; visit https://react.dev/errors/" + code;',
    },
  },
]
