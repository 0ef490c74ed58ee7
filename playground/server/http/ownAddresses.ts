/** Stands in stored entries for the address that this host is asked by, whatever that is. */
const OWN_ORIGIN = 'https://content.invalid'

/** Puts the origin of `requestUrl` wherever the JSON text names the host's own images. */
export function ownAddresses(json: string, requestUrl: string): string {
  return json.includes(OWN_ORIGIN) ? json.split(OWN_ORIGIN).join(new URL(requestUrl).origin) : json
}
