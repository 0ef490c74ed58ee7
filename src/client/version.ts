declare const __SITEBLOCKS_VERSION__: string | undefined

/** The version of this build; `0.0.0` where nothing was built, as in tests. */
export const version = typeof __SITEBLOCKS_VERSION__ === 'string' ? __SITEBLOCKS_VERSION__ : '0.0.0'
