declare const __SITEBLOCKS_VERSION__: string | undefined

/** Version of this build; `0.0.0` when running from source, as in tests. */
export const version = typeof __SITEBLOCKS_VERSION__ === 'string' ? __SITEBLOCKS_VERSION__ : '0.0.0'
