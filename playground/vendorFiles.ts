import { join } from 'node:path'

/** Files of packages that host pages in the preview may load, by address. */
export function vendorFiles(root: string): { readonly [address: string]: string } {
  return { '/vendor/axe.min.js': join(root, 'node_modules/axe-core/axe.min.js') }
}
