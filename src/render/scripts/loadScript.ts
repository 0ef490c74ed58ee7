import { onePer } from '../../utils/onePer'
import { isSafeUrl } from '../../utils/safeUrl'
import { warnOnce } from '../../utils/warn'
import { trustedTypesPolicy } from '../html/trustedTypes'
import type { ScriptPlace } from './runScript'

/** Attributes that are not taken over: code, and what is set here. */
const OWN_ATTRIBUTE = /^(?:on|src$|nonce$|style$)/i

type LoadingPlace = Omit<ScriptPlace, 'root'> & Partial<Pick<ScriptPlace, 'root'>>

const loadedIn = onePer((_document: Document) => new Map<string, Promise<void>>())

/**
 * Loads an external script into the page, once for each address and document.
 *
 * @param source - The script as the content has it. Its attributes come along.
 * @param parts - What the script finds on its element as `siteblocks`.
 * @returns Settles when it has run, or cannot be had. Never rejects.
 */
export function loadScript(
  source: HTMLScriptElement,
  place: LoadingPlace,
  parts?: unknown,
): Promise<void> {
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
  source: HTMLScriptElement,
  address: string,
  { window: view, nonce, where }: LoadingPlace,
  siteblocks: unknown,
): Promise<void> {
  return new Promise((resolve) => {
    const fail = (): void => {
      warnOnce(
        `the script "${address}" of ${where} could not be loaded. Check its address, and the page's Content Security Policy.`,
      )
      resolve()
    }
    if (!isSafeUrl(address, ['http', 'https'])) {
      fail()
      return
    }
    const script = view.document.createElement('script')
    for (const { name, value } of Array.from(source.attributes)) {
      if (!OWN_ATTRIBUTE.test(name)) script.setAttribute(name, value)
    }
    if (nonce) script.nonce = nonce
    Object.assign(script, { siteblocks, async: true, onload: resolve, onerror: fail })
    try {
      script.src = trustedTypesPolicy(view)?.createScriptURL(address) ?? address
      view.document.head.append(script)
    } catch {
      // Trusted Types without a policy of ours.
      fail()
    }
  })
}
