import { isSafeUrl } from '../../utils/safeUrl'

/** Whether content may request an address: any http or https URL, relative ones included. */
export function isRequestAddress(address: string): boolean {
  return isSafeUrl(address, ['http', 'https'])
}

/** Sends a request that an action of the content made with `fetch`. */
export async function sendRequest(
  window: Window,
  address: string,
  init: RequestInit,
): Promise<Response> {
  if (!isRequestAddress(address)) {
    throw new TypeError(`"${address.slice(0, 80)}" is not asked: use an address with http or https`)
  }
  return window.fetch(address, init)
}
