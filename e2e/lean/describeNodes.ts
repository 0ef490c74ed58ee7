const HTML = 'http://www.w3.org/1999/xhtml'

/** What is in `parent`: markup with namespaces, and what only properties of elements tell. */
export function describeNodes(parent: ParentNode & Node): string {
  return [...parent.childNodes].map(describeNode).join('')
}

function describeNode(node: Node): string {
  if (node instanceof Text) return JSON.stringify(node.data)
  if (node instanceof Comment) return `<!--${node.data}-->`
  if (!(node instanceof Element)) return `?${node.nodeType}`
  const prefix = node.namespaceURI === HTML ? '' : `${node.namespaceURI?.split('/').pop()}:`
  const attributes = [...node.attributes].map(({ name, namespaceURI, value }) => {
    return ` ${namespaceURI ? `{${namespaceURI.split('/').pop()}}` : ''}${name}=${JSON.stringify(value)}`
  })
  const name = prefix + node.localName
  return `<${name}${attributes.join('')}${properties(node)}>${describeNodes(node)}</${name}>`
}

function properties(element: Element): string {
  const told: string[] = []
  if (element instanceof HTMLInputElement) {
    const { value, checked, indeterminate, defaultValue, defaultChecked } = element
    told.push(`value=${JSON.stringify(value)}`, `defaultValue=${JSON.stringify(defaultValue)}`)
    if (checked) told.push('checked')
    if (defaultChecked) told.push('defaultChecked')
    if (indeterminate) told.push('indeterminate')
  }
  if (element instanceof HTMLTextAreaElement) {
    told.push(`value=${JSON.stringify(element.value)}`)
  }
  if (element instanceof HTMLSelectElement) {
    told.push(`selected=${[...element.selectedOptions].map(({ value }) => value).join()}`)
  }
  if (element instanceof HTMLMediaElement && element.muted) told.push('muted')
  const root = element.getRootNode()
  if ('activeElement' in root && root.activeElement === element) told.push('focused')
  return told.length > 0 ? ` (${told.join(' ')})` : ''
}
