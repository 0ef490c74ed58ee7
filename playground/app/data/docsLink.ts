/** Address of a guide, as in `docsLink('options', 'timeout')`; without one, of all of them. */
export function docsLink(guide = '', section = ''): string {
  return `/docs/${guide && `${guide}.html`}${section && `#${section}`}`
}
