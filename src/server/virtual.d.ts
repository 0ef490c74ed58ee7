declare module 'virtual:siteblocks-decide' {
  /** The script, minified. */
  export const code: string
  /** `'sha256-…'`, quotes included. */
  export const hash: string
}
