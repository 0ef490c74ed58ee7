import { code, hash } from 'virtual:siteblocks-decide'

/** The script that decides in HTML for everybody: always the same. */
export const decideCode: string = code

/** What a Content Security Policy names that script by: `script-src 'self' ${DECIDE_HASH}`. Changes with the version. */
export const DECIDE_HASH: string = hash
