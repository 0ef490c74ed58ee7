/**
 * What React and browsers say of a hook that is called in another copy of React, and of an element that another one
 * made: `resolveDispatcher` gives `null` there. Errors 321 and 525 are those of production builds.
 */
const FOREIGN_REACT =
  /Invalid hook call|\bnull .*\buse[A-Z]|\buse[A-Z]\w*\b.* null$|older version of React|\$\$typeof|React error #(?:321|525)\b/

/** What to do about an error, where it comes of a component that uses another copy of React; otherwise nothing. */
export function foreignReactHint({ message }: Error): string {
  return FOREIGN_REACT.test(message)
    ? '. It uses another copy of React: give it to registerComponent() of siteblocks/react, or build it with SiteBlocks.React'
    : ''
}
