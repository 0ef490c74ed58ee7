/**
 * Messages of React and browsers when a component uses hooks or elements of another copy of React,
 * whose `resolveDispatcher` returns `null`. Errors 321 and 525 are from production builds.
 */
const FOREIGN_REACT =
  /Invalid hook call|\bnull .*\buse[A-Z]|\buse[A-Z]\w*\b.* null$|older version of React|\$\$typeof|React error #(?:321|525)\b/

/** A hint for errors caused by another copy of React; empty for other errors. */
export function foreignReactHint({ message }: Error): string {
  return FOREIGN_REACT.test(message)
    ? '. It uses another copy of React: give it to registerComponent() of siteblocks/react, or build it with SiteBlocks.React'
    : ''
}
