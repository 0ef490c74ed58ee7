import {
  Fragment,
  type FragmentInstance,
  type ReactNode,
  Suspense,
  startTransition,
  useActionState,
  ViewTransition,
} from 'react'
import * as ReactDOM from 'react-dom'
import { Guard } from '../Guard'
import type { Scenario } from '../stage'

/** What the cut React does otherwise, on purpose, and what that looks like. */
interface Difference {
  readonly play: Scenario
  readonly lean: readonly string[]
}

const NO_ACTION = 'SiteBlocks: a form cannot have a function as its action. Use onSubmit.'
const empty = '<div id="container"></div>'

export const differences: Readonly<Record<string, Difference>> = {
  'a function as action of a form is an error that tells what to use': {
    async play({ log, show }) {
      function Form(): ReactNode {
        const [total, add] = useActionState(async (before: number, data: FormData) => {
          return before + Number(data.get('by'))
        }, 0)
        return (
          <form action={add}>
            <input name="by" defaultValue="2" />
            {total}
          </form>
        )
      }
      await show(
        <Guard log={log} name="form">
          <Form />
        </Guard>,
      )
      await show(null)
      const button = (formAction: string | (() => void)): ReactNode => (
        <Guard log={log} name="button">
          <button type="submit" formAction={formAction} />
        </Guard>
      )
      await show(button('/send'))
      await show(button(() => {}))
    },
    lean: [
      `caught Error: ${NO_ACTION} string`,
      `form caught Error: ${NO_ACTION} string`,
      `shown → <div id="container"><button type="button">"Error: ${NO_ACTION}"</button></div>`,
      `shown → ${empty}`,
      'shown → <div id="container"><button type="submit" formaction="/send"></button></div>',
      `caught Error: ${NO_ACTION} string`,
      `button caught Error: ${NO_ACTION} string`,
      `shown → <div id="container"><button type="button">"Error: ${NO_ACTION}"</button></div>`,
      `unmounted → ${empty}`,
    ],
  },

  'a ref of a Fragment is an error that says so': {
    async play({ log, show }) {
      const ref = (instance: FragmentInstance | null): void => log('ref', instance !== null)
      await show(
        <Guard log={log} name="guard">
          <Fragment ref={ref}>
            <b />
          </Fragment>
        </Guard>,
      )
    },
    lean: [
      'caught Error: SiteBlocks: a Fragment cannot have a ref. Give it to an element. string',
      'guard caught Error: SiteBlocks: a Fragment cannot have a ref. Give it to an element. string',
      'shown → <div id="container"><button type="button">"Error: SiteBlocks: a Fragment cannot have a ref. Give it to an element."</button></div>',
      `unmounted → ${empty}`,
    ],
  },

  'a ViewTransition shows its children and never animates the page': {
    async play({ log, show, act, root, told }) {
      document.startViewTransition = () => {
        log('the page animates')
        throw new Error('not in a test')
      }
      const tree = (name: string): ReactNode => (
        <ViewTransition name="move" onEnter={told('enter')} onUpdate={told('update')}>
          <p key={name}>{name}</p>
        </ViewTransition>
      )
      await show(tree('one'))
      await act('in a transition', () => startTransition(() => root.render(tree('two'))))
      Reflect.deleteProperty(document, 'startViewTransition')
    },
    lean: [
      'shown → <div id="container"><p>"one"</p></div>',
      'in a transition → <div id="container"><p>"two"</p></div>',
      `unmounted → ${empty}`,
    ],
  },

  'nothing gets into the head of the page': {
    async play({ show }) {
      await show([
        <title key="title">title</title>,
        <meta key="meta" name="description" content="text" />,
        <link key="link" rel="canonical" href="/here" />,
        <style key="style" href="style" precedence="low">
          {'p{}'}
        </style>,
        <script key="script" async src="/script.js" />,
      ])
      await show(<title>other</title>)
    },
    lean: [
      'shown → <div id="container"><title>"title"</title><meta name="description" content="text"></meta><link rel="canonical" href="/here"></link><style href="style" precedence="low">"p{}"</style><script async="" src="/script.js"></script></div>',
      'shown → <div id="container"><title>"other"</title></div>',
      `unmounted → ${empty}`,
    ],
  },

  'markup with Suspense boundaries is drawn anew instead of taken over': {
    async play({ hydrate, container, log, click }) {
      const html = '<main><!--$--><button type="button">text</button><!--/$--></main>'
      const root = hydrate(
        html,
        <main>
          <Suspense fallback="waiting">
            <button type="button" onClick={() => log('clicked')}>
              text
            </button>
          </Suspense>
        </main>,
      )
      const before = container.querySelector('button')
      await root
      log('the same button', before === container.querySelector('button'))
      await click('button')
    },
    lean: [
      'recovered from Error: React error #418 string',
      'hydrated → <div id="container"><main><button type="button">"text"</button></main></div>',
      'the same button false',
      'clicked',
      'click button → <div id="container"><main><button type="button">"text"</button></main></div>',
      `unmounted → ${empty}`,
    ],
  },

  'errors have no component stacks, and no arguments in their messages': {
    async play({ addBox, createRoot, act, log }) {
      const told = (error: unknown, { componentStack = '' }): void => {
        log((error as Error).message.replace(/ for the full.*/s, ''))
        log(componentStack ? 'has a stack' : 'has no stack')
      }
      const root = createRoot(addBox('box'), 'box', { onUncaughtError: told })
      await act('broken', () => root.render({ some: 'object' } as never))
    },
    lean: [
      'Minified React error #31; visit https://react.dev/errors/31',
      'has no stack',
      `broken → ${empty}<div id="box"></div>`,
      `unmounted → ${empty}<div id="box"></div>`,
    ],
  },

  'keys have the names of today, and events that scripts make no more than they give them': {
    async play({ log, show, find, act }) {
      await show(
        <input
          onKeyDown={({ key }) => log(key)}
          onKeyPress={({ key }) => log(key)}
          onClick={({ movementX }) => log(movementX)}
        />,
      )
      await act('events', () => {
        const bubbles = true
        const input = find('input')
        input.dispatchEvent(new KeyboardEvent('keydown', { bubbles, key: 'Esc' }))
        input.dispatchEvent(new KeyboardEvent('keydown', { bubbles, keyCode: 38 }))
        input.dispatchEvent(new KeyboardEvent('keypress', { bubbles, charCode: 97 }))
        input.dispatchEvent(new Event('click', { bubbles }))
      })
    },
    lean: [
      'shown → <div id="container"><input (value="" defaultValue="")></input></div>',
      'Esc',
      'Unidentified',
      'Unidentified',
      'undefined',
      'events → <div id="container"><input (value="" defaultValue="")></input></div>',
      `unmounted → ${empty}`,
    ],
  },

  'what only servers, forms and heads of pages need is not there': {
    async play({ log, look }) {
      const names = ['preload', 'preinit', 'useFormStatus', 'useFormState', 'requestFormReset']
      const from: Readonly<Record<string, unknown>> = ReactDOM
      log(names.filter((name) => typeof from[name] === 'function'))
      look('named')
    },
    lean: ['[]', `named → ${empty}`, `unmounted → ${empty}`],
  },
}
