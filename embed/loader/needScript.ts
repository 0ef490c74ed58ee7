/**
 * Refuses what nothing can stand in for before the script is there.
 *
 * @throws Error always: it names the start pattern.
 */
export function needScript(name: string): never {
  throw new Error(
    `SiteBlocks: "${name}" is not available until embed.js has loaded. Use it in (window.SiteBlocks ||= { q: [] }).q.push((SiteBlocks) => { … }).`,
  )
}
