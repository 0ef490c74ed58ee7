import { randomLetters } from '../../utils/randomId'
import { isSafeUrl } from '../../utils/safeUrl'
import { warnOnce } from '../../utils/warn'
import { trustedTypesPolicy } from '../html/trustedTypes'
import type { LiveScript, ScriptContext } from './runScript'

/** Where a script is loaded, and where what stands outside of the root for it is noted. */
export interface LoadingContext extends ScriptContext {
  readonly outside: Set<Element>
}

/**
 * Loads an external script where it stands.
 *
 * In a shadow root it would not find itself: it stands in the light document then, in an element
 * that shows in its place, with all that the script puts beside itself.
 *
 * @returns Settles when it has run, or cannot be had. Never rejects.
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
      script.src = trustedTypesPolicy(view)?.createScriptURL(address) ?? address
      const host = script.type === 'module' ? undefined : lightHost(root)
      if (host) outside.add(project(source, script, host))
      else source.replaceWith(script)
    } catch {
      // Trusted Types without a policy of ours.
      fail()
    }
  })
}

/** The host of a shadow root, if it stands in the document itself. */
function lightHost(root: Node): Element | undefined {
  const { host } = root as Partial<ShadowRoot>
  return host?.getRootNode() === host?.ownerDocument ? host : undefined
}

/** Puts an element into the light document that shows where `source` stands in a shadow root. */
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
