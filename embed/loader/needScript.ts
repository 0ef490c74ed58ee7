/**
 * Throws for members that cannot work before the script has loaded.
 *
 * @throws Error always: it names the start pattern.
 */
export function needScript(name: string): never {
  throw new Error(
    `SiteBlocks: "${name}" is not available until embed.js has loaded. Use it in (window.SiteBlocks ||= { q: [] }).q.push((SiteBlocks) => { … }).`,
  )
}
