/** Anchor of a heading on sites that render Markdown, before repeated names are numbered. */
export function headingSlug(heading: string): string {
  return heading
    .replace(/<[^>]+>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
}

/** Makes names unique: the second `get` becomes `get-1`. */
export function createUniqueNames(): (name: string) => string {
  const counts = new Map<string, number>()
  return (name) => {
    const before = counts.get(name) ?? 0
    counts.set(name, before + 1)
    return before ? `${name}-${before}` : name
  }
}
