import { version } from '../../../package.json'

/**
 * Whether npm has the package. To be turned over with its first release; `npm run docs:write` then
 * writes the lines of the guides.
 */
export const IS_ON_NPM: boolean = false

/** What `npm install` takes: the package, or the archive of this version. */
export const PACKAGE = IS_ON_NPM ? 'siteblocks' : `./siteblocks-${version}.tgz`
/** Where the archive comes from; empty once npm has the package. */
export const ARCHIVE_HINT = IS_ON_NPM
  ? ''
  : ' SiteBlocks is not on npm yet: “npm pack” in its own folder writes this archive. Copy it here.'
