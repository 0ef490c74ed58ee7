import type { Plugin } from 'vite'

/** What a function of React is replaced by, and why nothing misses it. */
interface Cut {
  readonly reason: string
  readonly body: string
  readonly functions: readonly string[]
}

const CUTS: readonly Cut[] = [
  {
    reason: 'Component stacks of errors are never shown.',
    body: "return ''",
    functions: ['describeFiber', 'getStackByFiberInDevAndProd'],
  },
  {
    reason: 'Stacks again: only the two above call these.',
    body: '',
    functions: ['describeNativeComponentFrame', 'describeBuiltInComponentFrame'],
  },
  {
    reason:
      'A <ViewTransition> just shows its children: content in a shadow root never animates the page.',
    body: '',
    functions: [
      'startViewTransition',
      'commitAfterMutationEffectsOnFiber',
      'measureViewTransitionHostInstancesRecursive',
      'restoreViewTransitionName',
      'measureNestedViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'applyViewTransitionToHostInstancesRecursive',
      'commitNestedViewTransitions',
      'restoreNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'commitAppearingPairViewTransitions',
    ],
  },
  {
    reason: 'No link, style or script is ever put into the head of the host page.',
    body: 'return null',
    functions: ['getResource', 'acquireResource', 'suspendResource'],
  },
  {
    reason: 'Hints for the host page to load files are none of our business.',
    body: '',
    functions: [
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
      'preconnectAs',
      'preloadStylesheet',
      'insertStylesheet',
      'insertSuspendedStylesheets',
      'insertStylesheetIntoRoot',
    ],
  },
]

/**
 * Takes out of React what a widget on somebody else's page cannot use: a tenth of it.
 *
 * The build fails when React no longer has a function of that name.
 */
export function leanReact(): Plugin {
  return {
    name: 'siteblocks:lean-react',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/react-dom-client.production.js')) return null
      let lean = code
      for (const { body, functions } of CUTS) {
        for (const name of functions) {
          const before = lean
          lean = lean.replace(functionNamed(name), `function ${name}($1) { ${body} }`)
          if (lean === before)
            this.error(`React has no function ${name} any more: look at leanReact.ts.`)
        }
      }
      return { code: lean, map: null }
    },
  }
}

/** A function at the top of React's file, which is formatted: it ends at the first brace in column 0. */
function functionNamed(name: string): RegExp {
  return new RegExp(`^function ${name}\\(([^)]*)\\) \\{[\\s\\S]*?^\\}`, 'm')
}
