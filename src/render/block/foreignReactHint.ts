/**
 * Errors of hooks that are called in another copy of React, and of elements that another copy made,
 * in the words of React and of browsers: `resolveDispatcher` returns `null` there. Errors 321 and
 * 525 are those of production builds.
 */
const FOREIGN_REACT =
  /Invalid hook call|\bnull .*\buse[A-Z]|\buse[A-Z]\w*\b.* null$|older version of React|\$\$typeof|React error #(?:321|525)\b/

/** A hint for errors of components that use another copy of React; empty for others. */
export function foreignReactHint({ message }: Error): string {
  return FOREIGN_REACT.test(message)
    ? '. It uses another copy of React: give it to registerComponent() of siteblocks/react, or build it with SiteBlocks.React'
    : ''
}
