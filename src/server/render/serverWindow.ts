import type { Served } from '../../render/root/Served'

/**
 * What stands in for a page's window while a server renders: blocks look at its address and its width, and at
 * nothing else before they are on a page.
 */
export function serverWindow({ location }: Served['page']): Window {
  const shape: Pick<Window, 'innerWidth'> & { readonly location: unknown } = {
    innerWidth: Number.MAX_SAFE_INTEGER,
    location,
  }
  return shape as Window
}
