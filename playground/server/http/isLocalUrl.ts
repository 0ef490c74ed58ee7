/** Host names that always point at this machine. */
const LOOPBACK = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Whether a URL names this machine. */
export function isLocalUrl(url: string): boolean {
  return URL.canParse(url) && LOOPBACK.test(new URL(url).hostname)
}
