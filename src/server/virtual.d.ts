declare module 'virtual:siteblocks-decide' {
  /** Minified code of the script. */
  export const code: string
  /** Code that runs the script again, for an entry behind it. */
  export const again: string
  /** `'sha256-…'` of both, including the quotes. */
  export const hash: string
}
