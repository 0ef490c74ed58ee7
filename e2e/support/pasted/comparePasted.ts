/** A difference between the shown content and a plain page. */
export interface Difference {
  readonly kind: 'element' | 'attribute' | 'text' | 'more'
  /** Name of the element or attribute, or the text. */
  readonly name: string
  /** Value of an attribute. For an element, or the parent of a text: its address or type. */
  readonly value: string
  /** Ancestors that are lost as well, nearest first. */
  readonly lost: readonly string[]
}

/**
 * Compares a block's content with its HTML as parsed by `innerHTML`, element by element. Runs in
 * the page.
 *
 * @param html - HTML as written by its author.
 */
export function comparePasted([shown, html]: readonly [
  shown: Element | null,
  html: string,
]): Difference[] {
  type Token = { readonly node: Element | Text; readonly key: string }
  const plain = document.implementation.createHTMLDocument('').createElement('div')
  plain.innerHTML = html

  function tokensIn(root: Node): Token[] {
    const inside = root instanceof HTMLTemplateElement || root.nodeName === 'TEMPLATE'
    const { childNodes } = inside ? (root as HTMLTemplateElement).content : root
    return Array.from(childNodes).flatMap((node): Token[] => {
      if (node.nodeType === Node.TEXT_NODE) {
        // Compares words, because removing elements merges the texts around them.
        return (node.textContent ?? '')
          .split(/\s+/)
          .filter(Boolean)
          .map((word) => ({ node: node as Text, key: `"${word}` }))
      }
      if (node.nodeType !== Node.ELEMENT_NODE) return []
      return [{ node: node as Element, key: (node as Element).localName }, ...tokensIn(node)]
    })
  }

  /** Pairs each given token with the next wanted one of its kind: what is kept is in order. */
  function matches(wanted: readonly Token[], given: readonly Token[]): Map<Token, Token> {
    const found = new Map<Token, Token>()
    let next = 0
    for (const token of given) {
      const at = wanted.findIndex(({ key }, index) => index >= next && key === token.key)
      const match = wanted[at]
      if (!match) continue
      found.set(match, token)
      next = at + 1
    }
    return found
  }

  const kindOf = (element: Element): string =>
    element.getAttribute('src') ??
    element.getAttribute('type') ??
    element.getAttribute('href') ??
    ''
  const parentKind = ({ parentElement }: Node): string =>
    parentElement && gone.has(parentElement) ? kindOf(parentElement) : ''
  const written = (element: Element, name: string): string | null =>
    name === 'style' ? styleOf(element as HTMLElement) : element.getAttribute(name)
  /** The style, with each family in place of the variable that lets content declare it. */
  const styleOf = ({ style }: HTMLElement): string => {
    const plain = document.createElement('p').style
    plain.cssText = style?.cssText.replace(/var\(--siteblocks-font-[^,]*, ([^)]*)\)/g, '$1') ?? ''
    return plain.cssText
  }

  function attributesOf(wanted: Element, given: Element): Difference[] {
    const names = new Set([...wanted.getAttributeNames(), ...given.getAttributeNames()])
    return Array.from(names).flatMap((name): Difference[] => {
      const value = written(wanted, name)
      if (value === written(given, name)) return []
      const kind = given.hasAttribute(name) && !wanted.hasAttribute(name) ? 'more' : 'attribute'
      return [{ kind, name, value: value ?? written(given, name) ?? '', lost: [] }]
    })
  }

  const wanted = tokensIn(plain)
  const given = shown ? tokensIn(shown) : []
  const pairs = matches(wanted, given)
  const gone = new Set(wanted.filter((token) => !pairs.has(token)).map(({ node }) => node as Node))
  const around = (node: Node): string[] => {
    const names: string[] = []
    for (let up = node.parentNode; up && up !== plain; up = up.parentNode)
      if (gone.has(up)) names.push((up as Element).localName)
    return names
  }
  const kept = new Set(pairs.values())
  return [
    ...wanted.flatMap((token): Difference[] => {
      const { node } = token
      const other = pairs.get(token)?.node
      if (other) return node instanceof Text ? [] : attributesOf(node as Element, other as Element)
      if (node.nodeType === Node.TEXT_NODE)
        return [
          { kind: 'text', name: token.key.slice(1), value: parentKind(node), lost: around(node) },
        ]
      const element = node as Element
      return [
        { kind: 'element', name: element.localName, value: kindOf(element), lost: around(node) },
      ]
    }),
    ...given
      .filter((token) => !kept.has(token))
      .map(({ key }): Difference => ({ kind: 'more', name: key, value: '', lost: [] })),
  ]
}
