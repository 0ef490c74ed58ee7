import { toError } from '../../utils/toError'
import { errorOnce } from '../../utils/warn'
import { trustedTypesPolicy } from '../html/trustedTypes'
import { lendCurrentScript } from './lendCurrentScript'

export interface ScriptContext {
  readonly window: Window
  readonly nonce: string | undefined
  /**
   * Value of `SiteBlocks.currentRoot` for the script, since the document's own queries do not see
   * into it.
   */
  readonly root: Node
  readonly where: string
}

/**
 * A script of HTML, and the element that runs in its place: those of a parser that may not run them
 * never will.
 */
export interface LiveScript {
  readonly source: HTMLScriptElement
  readonly script: HTMLScriptElement
}

/**
 * Runs code as an inline script of the page, at once.
 *
 * Its errors and syntax errors are printed, and do not stop the page.
 *
 * @param live - Where it runs; in the head, and for as long as it runs, unless it stands in HTML.
 */
export function runScript(
  code: string,
  { window: view, nonce, root, where }: ScriptContext,
  live?: LiveScript,
): void {
  const { document } = view
  const script = live?.script ?? document.createElement('script')
  const report = (error: unknown): void => {
    const message = toError(error).message
    errorOnce(`a script in ${where} failed: ${message}`, error)
  }
  const onError = (event: ErrorEvent): void => {
    // Others are the page's own: a script may set off handlers of the page.
    if (event.error?.name !== 'SyntaxError') return
    event.preventDefault()
    event.stopImmediatePropagation()
    report(event.error)
  }
  const { SiteBlocks: widget } = view as { SiteBlocks?: { currentRoot?: Node | undefined } }
  const rootBefore = widget?.currentRoot
  if (nonce) script.nonce = nonce
  script.onerror = report
  // The page's handlers get a script's errors before ours, so they are caught inside. In a block, a
  // script that runs again declares its constants again.
  const guarded = `try{${code}\n}catch(error){document.currentScript.onerror(error)}`
  const isHidden = live && document !== root
  const takeBack = isHidden ? lendCurrentScript(document, script) : undefined

  view.addEventListener('error', onError, true)
  try {
    if (widget) widget.currentRoot = root
    script.text = trustedTypesPolicy(view)?.createScript(guarded) ?? guarded
    if (live) live.source.replaceWith(script)
    else document.head.append(script)
  } catch (error) {
    report(error)
  }
  view.removeEventListener('error', onError, true)
  takeBack?.()
  if (widget) widget.currentRoot = rootBefore
  if (!live) script.remove()
}
