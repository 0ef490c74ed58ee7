import type { Client } from '../../client/Client'
import { isSafeUrl } from '../../utils/text/safeUrl'
import { requestBudget, TOO_MANY_REQUESTS } from './requestBudget'

/** Whether content may request an address: any http or https URL, relative ones included. */
export function isRequestAddress(address: string): boolean {
  return isSafeUrl(address, ['http', 'https'])
}

/** Sends a request that an action of the content made with `fetch`. */
export async function sendRequest(
  { window, client }: { readonly window: Window; readonly client?: Client | undefined },
  address: string,
  init: RequestInit,
): Promise<Response> {
  const refuse = (why: string): never => {
    throw new TypeError(`"${address.slice(0, 80)}" is not asked: ${why}`)
  }
  if (!isRequestAddress(address)) refuse('use an address with http or https')
  if (!requestBudget(window)(client?.pageView)) refuse(TOO_MANY_REQUESTS)
  return window.fetch(address, init)
}
