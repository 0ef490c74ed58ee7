import { toError } from '../../utils/toError'
import { errorOnce } from '../../utils/warn'
import { trustedTypesPolicy } from '../html/trustedTypes'

/** Where a script runs. */
export interface ScriptPlace {
  readonly window: Window
  /** The site's nonce. */
  readonly nonce: string | undefined
  /** What the script finds as `SiteBlocks.currentRoot`, since the document's own queries do not see into it. */
  readonly root: Node
  /** Names the content in messages. */
  readonly where: string
}

/**
 * Runs code as an inline script of the page, at once.
 *
 * What it throws meanwhile, and what is wrong with its syntax, is printed, and does not stop the page.
 */
export function runScript(code: string, { window: view, nonce, root, where }: ScriptPlace): void {
  const report = (error: unknown): void => {
    const message = toError(error).message
    errorOnce(`a script of ${where} failed: ${message}`, error)
  }
  const onError = (event: ErrorEvent): void => {
    // Others are the page's own: a script may set off handlers of the page.
    if (event.error?.name !== 'SyntaxError') return
    event.preventDefault()
    event.stopImmediatePropagation()
    report(event.error)
  }
  const { document } = view
  const { SiteBlocks: widget } = view as { SiteBlocks?: { currentRoot?: Node | undefined } }
  const rootBefore = widget?.currentRoot
  const script = document.createElement('script')
  if (nonce) script.nonce = nonce
  script.onerror = report
  // What a script throws is told to the page's handlers before ours, so it has to be caught inside.
  const guarded = `try{${code}\n}catch(error){document.currentScript.onerror(error)}`

  view.addEventListener('error', onError, true)
  try {
    if (widget) widget.currentRoot = root
    script.text = trustedTypesPolicy(view)?.createScript(guarded) ?? guarded
    document.head.append(script)
  } catch (error) {
    report(error)
  }
  view.removeEventListener('error', onError, true)
  if (widget) widget.currentRoot = rootBefore
  script.remove()
}
