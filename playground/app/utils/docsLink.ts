/** Address of a guide, as in `docsLink('options', 'timeout')`, or of the list of guides. */
export function docsLink(guide = '', section = ''): string {
  return `/docs/${guide && `${guide}.html`}${section && `#${section}`}`
}
