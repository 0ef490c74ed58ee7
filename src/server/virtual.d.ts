declare module 'virtual:siteblocks-decide' {
  /** Minified code of the script. */
  export const code: string
  /** `'sha256-…'`, including the quotes. */
  export const hash: string
}
