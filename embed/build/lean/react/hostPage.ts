import type { Cut } from '../cutCode.ts'

/** What is the business of the host page and its developers. */
export const hostPage: readonly Cut[] = [
  {
    reason: 'Hints for the host page to load files are none of our business.',
    statements: ['var globalDocument ='],
    texts: [
      [
        `r: requestFormReset,
        D: prefetchDNS,
        C: preconnect,
        L: preload,
        m: preloadModule,
        X: preinitScript,
        S: preinitStyle,
        M: preinitModuleScript`,
        '',
      ],
    ],
  },
  {
    reason:
      'React keeps this for each root, to show transitions as if the page were loading, and never calls it.',
    functions: { defaultOnDefaultTransitionIndicator: '' },
  },
  {
    reason: 'Component stacks of errors are never shown, nor names of components.',
    functions: {
      getStackByFiberInDevAndProd: 'return "";',
      getComponentNameFromType: 'return null;',
    },
  },
  {
    reason: 'The address in the message of an error says what it is about.',
    functions: {
      formatProdErrorMessage:
        'return "Minified React error #" + code + "; visit https://react.dev/errors/" + code;',
      throwOnInvalidObjectTypeImpl: `
        var isOld = newChild.$$typeof === REACT_LEGACY_ELEMENT_TYPE;
        throw Error(formatProdErrorMessage(isOld ? 525 : 31));`,
    },
  },
  {
    reason:
      'Developer tools look at a page with a copy of React of its own. Nobody looks up elements.',
    statements: [
      'if ("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__)',
      'ReactDOMSharedInternals.findDOMNode =',
    ],
    constants: { injectedHook: 'null', shouldDoubleInvokeUserFnsInHooksDEV: '!1' },
  },
]
