import { onePer } from '../../utils/onePer'
import { isSafeUrl } from '../../utils/safeUrl'
import { toError } from '../../utils/toError'
import { errorOnce, warnOnce } from '../../utils/warn'
import { trustedTypesPolicy } from '../html/trustedTypes'

export interface ScriptPlace {
  readonly window: Window
  readonly nonce: string | undefined
  /** What the script finds as `SiteBlocks.currentRoot`, since the document's own queries do not see into it. */
  readonly root: Node
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
    errorOnce(`a script in ${where} failed: ${message}`, error)
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

/** Attributes that are not taken over: code, and what is set here. */
const OWN_ATTRIBUTE = /^(?:on|src$|nonce$|style$)/i

/** Where a script is loaded: which root it belongs to says nothing. */
type LoadingPlace = Omit<ScriptPlace, 'root'> & Partial<ScriptPlace>

const loadedIn = onePer((_document: Document) => new Map<string, Promise<void>>())

/**
 * Loads an external script into the page, once for each address and document.
 *
 * @param source - The script as the content has it, or what has its attributes: they come along.
 * @param parts - What the script finds on its element as `siteblocks`.
 * @returns Settles when it has run, or cannot be had. Never rejects.
 */
export function loadScript(source: Element, place: LoadingPlace, parts?: unknown): Promise<void> {
  const byAddress = loadedIn(place.window.document)
  const address = source.getAttribute('src') ?? ''
  let loaded = byAddress.get(address)
  if (!loaded) {
    loaded = append(source, address, place, parts)
    byAddress.set(address, loaded)
  }
  return loaded
}

function append(
  source: Element,
  address: string,
  { window: view, nonce, where }: LoadingPlace,
  siteblocks: unknown,
): Promise<void> {
  const { document } = view
  const script = document.createElement('script')
  return new Promise<void>((resolve) => {
    const fail = (): void => {
      warnOnce(
        `the script "${address}" in ${where} could not be loaded. Check its address and the page's Content Security Policy.`,
      )
      resolve()
    }
    if (!isSafeUrl(address, ['http', 'https'])) {
      fail()
      return
    }
    for (const { name, value } of source.attributes) {
      if (!OWN_ATTRIBUTE.test(name)) script.setAttribute(name, value)
    }
    if (nonce) script.nonce = nonce
    Object.assign(script, { siteblocks, async: true, onload: resolve, onerror: fail })
    try {
      script.src = trustedTypesPolicy(view)?.createScriptURL(address) ?? address
      document.head.append(script)
    } catch {
      // Trusted Types without a policy of ours.
      fail()
    }
  }).then(() => {
    // A script of content may look for itself; ours leaves the page as it was.
    if (siteblocks) script.remove()
  })
}
