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
    reason: 'Errors have empty component stacks: of minified code they would tell little.',
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
      'Developer tools do not look into the widget. Nothing looks up the elements of components.',
    statements: [
      'if ("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__)',
      'ReactDOMSharedInternals.findDOMNode =',
    ],
    constants: { injectedHook: 'null', shouldDoubleInvokeUserFnsInHooksDEV: '!1' },
  },
]
