import { onePer } from '../../utils/values/onePer'
import { scriptKindOf, TYPE_ATTRIBUTE, typeOf } from '../html/scriptKind'
import { trustedTypesPolicy } from '../html/trustedTypes'
import { catchWrites } from './catchWrites'
import { type LoadingContext, loadScript } from './loadScript'
import { reportFailure, runScript } from './runScript'

/** Runs the scripts in the blocks of an entry. */
export interface ScriptRunner {
  /** Id of the entry. */
  readonly key: string | undefined
  /**
   * Runs the scripts in `box` in order, each where it is in the HTML, after those that are already
   * queued.
   *
   * @param where - Names the block.
   * @param ran - Scripts that have already run here. They do not run again when an author edits
   *   something else.
   * @returns Cancels queued scripts and removes the elements that earlier ones needed outside of
   *   the root.
   */
  run(box: Element, where: string, ran: Set<string>): () => void
}

/** Attributes that the runner sets itself or that are not the author's. */
const OWN_ATTRIBUTE = new RegExp(`^(?:src|type|nonce|${TYPE_ATTRIBUTE})$`)

/** Scripts with `data-once` that the page has already run. */
const onceOn = onePer((_window: Window) => new Map<string, Promise<void>>())

export function createScriptRunner(
  window: Window,
  nonce: string | undefined,
  key?: string,
): ScriptRunner {
  let last = Promise.resolve()
  return {
    key,
    run(box, where, ran) {
      let isGone = false
      const context: LoadingContext = {
        window,
        nonce,
        where,
        root: box.getRootNode(),
        outside: new Set<Element>(),
      }
      const runNow = async (script: HTMLScriptElement, identity: string): Promise<void> => {
        if (isGone || ran.has(identity) || !script.isConnected) return
        ran.add(identity)
        const done = start(script, context)
        if (!script.hasAttribute('async')) await done
      }
      for (const [script, identity] of inOrder(numbered(codeIn(box)))) {
        last = last.then(() => runNow(script, identity))
      }
      return () => {
        isGone = true
        for (const element of context.outside) element.remove()
      }
    },
  }
}

type NumberedScript = readonly [script: HTMLScriptElement, identity: string]

/** Pairs scripts with a unique identity, because a page may run two equal scripts. */
function numbered(scripts: readonly HTMLScriptElement[]): NumberedScript[] {
  const seen: string[] = []
  return scripts.map((script) => {
    const identity = identityOf(script)
    seen.push(identity)
    return [script, `${seen.filter((one) => one === identity).length} ${identity}`]
  })
}

/** The order in which a page runs scripts. */
function inOrder(scripts: readonly NumberedScript[]): NumberedScript[] {
  return [
    ...scripts.filter(([script]) => !isDeferred(script)),
    ...scripts.filter(([script]) => isDeferred(script)),
  ]
}

/** Code for browsers that support modules. */
function codeIn(box: ParentNode): HTMLScriptElement[] {
  return Array.from(box.querySelectorAll('script')).filter(
    (script) => scriptKindOf(script) === 'code' && !script.hasAttribute('nomodule'),
  )
}

function identityOf(script: Element): string {
  return script.getAttribute('src') ?? `\n${script.textContent}`
}

function isDeferred(script: Element): boolean {
  const isModule = typeOf(script)?.trim().toLowerCase() === 'module'
  return isModule || (script.hasAttribute('src') && script.hasAttribute('defer'))
}

function isClassic(script: Element): boolean {
  return !/^(?:module|importmap|speculationrules)$/i.test(typeOf(script)?.trim() ?? '')
}

/** Resolves when the script, and scripts that it wrote, have run. Never rejects. */
function start(script: HTMLScriptElement, context: LoadingContext): Promise<void> {
  const once = script.hasAttribute('data-once') ? onceOn(context.window) : undefined
  const identity = identityOf(script)
  const done =
    once?.get(identity) ??
    runWithWritten(script, context).catch((error) => reportFailure(context.where, error))
  once?.set(identity, done)
  return done
}

async function runWithWritten(source: HTMLScriptElement, context: LoadingContext): Promise<void> {
  const { document } = context.window
  const live = { source, script: copyOf(source, context) }
  const behind = document.createComment('')
  source.after(behind)
  const endWrites = catchWrites(document, live.script)
  if (source.hasAttribute('src')) await loadScript(live, context)
  else if (isClassic(source)) runScript(source.textContent ?? '', context, live)
  else source.replaceWith(live.script)
  const template = document.createElement('template')
  const html = endWrites()
  if (html) template.innerHTML = trustedTypesPolicy(context.window).createHTML(html)
  const scripts = codeIn(template.content)
  behind.replaceWith(template.content)
  for (const script of scripts) await start(script, context)
}

/** Copies a script, because one that a parser inserted cannot run again. */
function copyOf(source: Element, { window: view, nonce }: LoadingContext): HTMLScriptElement {
  const policy = trustedTypesPolicy(view)
  const script = view.document.createElement('script')
  for (const { name, value } of source.attributes) {
    if (OWN_ATTRIBUTE.test(name)) continue
    script.setAttribute(name, name.startsWith('on') ? policy.createScript(value) : value)
  }
  const type = typeOf(source)
  if (type) script.type = type
  if (nonce) script.nonce = nonce
  const { textContent: text } = source
  // Some vendors read settings from the text of a script with an address.
  if (text) script.text = policy.createScript(text)
  return script
}
