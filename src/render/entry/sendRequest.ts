import { isSafeUrl } from '../../utils/safeUrl'

/** Whether content may ask an address: any by http and https, relative ones included. */
export function isRequestAddress(address: string): boolean {
  return isSafeUrl(address, ['http', 'https'])
}

/** Sends what actions of content pass to `fetch`. */
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
