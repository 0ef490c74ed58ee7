import { toError } from '../../utils/problems/toError'
import { errorOnce } from '../../utils/problems/warn'
import { listen } from '../../utils/timing/listen'
import { replaceProperty } from '../../utils/values/replaceProperty'
import { trustedTypesPolicy } from '../html/trustedTypes'

export interface ScriptContext {
  readonly window: Window
  readonly nonce: string | undefined
  /**
   * Value of `SiteBlocks.currentRoot` while the script runs, because the document's own queries do
   * not search shadow roots.
   */
  readonly root: Node
  readonly where: string
}

/**
 * A script of HTML and the copy that runs in its place: browsers never run scripts that a parser
 * inserted as inert.
 */
export interface LiveScript {
  readonly source: HTMLScriptElement
  readonly script: HTMLScriptElement
}

/**
 * Runs code at once, as an inline script of the page.
 *
 * Errors, including syntax errors, are printed and do not reach the page.
 *
 * @param live - The script in HTML to run in place. Without it, a script is added to the head while
 *   it runs.
 */
export function runScript(
  code: string,
  { window: view, nonce, root, where }: ScriptContext,
  live?: LiveScript,
): void {
  const { document } = view
  const script = live?.script ?? document.createElement('script')
  const report = (error: unknown): void => reportFailure(where, error)
  const onError = (event: ErrorEvent): void => {
    // Other errors are the page's own: the script may trigger the page's handlers.
    if (event.error?.name !== 'SyntaxError') return
    event.preventDefault()
    event.stopImmediatePropagation()
    report(event.error)
  }
  const { SiteBlocks: widget } = view as { SiteBlocks?: { currentRoot?: Node | undefined } }
  const rootBefore = widget?.currentRoot
  if (nonce) script.nonce = nonce
  script.onerror = report
  // The page's error handlers come before ours, so errors are caught inside the script. The block
  // scope lets a script declare its constants again when it runs again.
  const guarded = `try{${code}\n}catch(error){document.currentScript.onerror(error)}`
  const isHidden = live && document !== root
  const takeBack = isHidden ? lendCurrentScript(document, script) : undefined

  const stopListening = listen(view, 'error', onError, { capture: true })
  try {
    if (widget) widget.currentRoot = root
    script.text = trustedTypesPolicy(view).createScript(guarded)
    if (live) live.source.replaceWith(script)
    else document.head.append(script)
  } catch (error) {
    report(error)
  }
  stopListening()
  takeBack?.()
  if (widget) widget.currentRoot = rootBefore
  if (!live) script.remove()
}

/** Prints the error of a script. */
export function reportFailure(where: string, error: unknown): void {
  errorOnce(`a script in ${where} failed: ${toError(error).message}`, error)
}

/**
 * Makes `document.currentScript` return a script in a shadow root, for which browsers return
 * `null`. Scripts that it inserts into the document still get themselves.
 *
 * @returns The undo.
 */
function lendCurrentScript(document: Document, script: HTMLScriptElement): () => void {
  const prototype = Object.getPrototypeOf(document) as object
  return replaceProperty(document, 'currentScript', {
    get: () => Reflect.get(prototype, 'currentScript', document) ?? script,
  })
}
