/** The rules of a `<style>`, which may be for some media alone, or no CSS at all. */
export function styleText(
  css: string,
  media: string | null | undefined,
  type: string | null | undefined,
): string {
  if (type && type.trim().toLowerCase() !== 'text/css') return ''
  return media?.trim() ? `@media ${media}{${css}\n}\n` : `${css}\n`
}
