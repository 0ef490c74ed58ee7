import { warnOnce } from '../../utils/problems/warn'
import { randomLetters } from '../../utils/text/randomId'
import { isSafeUrl } from '../../utils/text/safeUrl'
import { trustedTypesPolicy } from '../html/trustedTypes'
import type { LiveScript, ScriptContext } from './runScript'

/** Context of a script, and the elements that were added outside of the root for it. */
export interface LoadingContext extends ScriptContext {
  readonly outside: Set<Element>
}

/**
 * Loads an external script in place.
 *
 * In a shadow root, a script cannot find its own element. It is therefore moved to the light
 * document, into an element that a slot shows in the original place, together with everything that
 * the script inserts next to itself.
 *
 * @returns Resolves when the script has run or has failed to load. Never rejects.
 */
export function loadScript(
  { source, script }: LiveScript,
  { window: view, where, root, outside }: LoadingContext,
): Promise<void> {
  const address = source.getAttribute('src') ?? ''
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
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', fail)
    try {
      script.src = trustedTypesPolicy(view).createScriptURL(address)
      const host = script.type === 'module' ? undefined : lightHost(root)
      if (host) outside.add(project(source, script, host))
      else source.replaceWith(script)
    } catch {
      // Trusted Types have refused the address, since we have no policy.
      fail()
    }
  })
}

/** The host of a shadow root, if the host is directly in the document. */
function lightHost(root: Node): Element | undefined {
  const { host } = root as Partial<ShadowRoot>
  return host?.getRootNode() === host?.ownerDocument ? host : undefined
}

/** Moves an element into the light document, and shows it through a slot where `source` was. */
function project(source: Element, element: Element, host: Element): Element {
  const { ownerDocument: document } = host
  const slot = document.createElement('slot')
  const holder = document.createElement('div')
  slot.name = `siteblocks-${randomLetters()}`
  holder.slot = slot.name
  holder.style.display = 'contents'
  source.replaceWith(slot)
  holder.append(element)
  host.append(holder)
  return holder
}
