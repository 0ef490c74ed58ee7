/** The CSS of a `<style>` element with its `media` applied; empty if its type is not CSS. */
export function styleText(
  css: string,
  media: string | null | undefined,
  type: string | null | undefined,
): string {
  if (type && type.trim().toLowerCase() !== 'text/css') return ''
  return media?.trim() ? `@media ${media}{${css}\n}\n` : `${css}\n`
}
