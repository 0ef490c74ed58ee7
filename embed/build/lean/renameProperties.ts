import { type Edit, edited, type Node, parse, walk } from './syntax.ts'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']

/**
 * Gives properties shorter names, everywhere in a file: to the first name the first letter of `a` to `z`, `A` to `Z`,
 * to later ones two letters.
 *
 * They must be the file's own, never shared with another file or the browser.
 *
 * @throws Error when the file has no such property, or mentions one in a way that this cannot follow: as a text.
 */
export function renameProperties(code: string, names: readonly string[]): string {
  const shorter = new Map(names.map((name, index) => [name, shortName(index)]))
  const unseen = new Set(names)
  const edits: Edit[] = []
  walk(parse(code), (node, parent) => {
    const name = node.type === 'Literal' ? node.value : node.name
    const text = typeof name === 'string' ? shorter.get(name) : undefined
    if (text === undefined) return
    if (node.type === 'Literal') throw new Error(`"${name}" stands there as a text`)
    if (!namesProperty(node, parent)) return
    unseen.delete(String(name))
    edits.push({ start: node.start, end: node.end, text })
  })
  if (unseen.size > 0) throw new Error(`no property is called ${[...unseen].join(', ')}`)
  return edited(code, edits)
}

function namesProperty(node: Node, parent: Node | undefined): boolean {
  if (node.type !== 'Identifier' || !parent || parent.computed) return false
  if (parent.type === 'MemberExpression') return parent.property === node
  if (parent.type !== 'Property' || parent.key !== node) return false
  if (parent.shorthand) throw new Error(`"${node.name}" is a property and a variable in one word`)
  return true
}

function shortName(index: number): string {
  const letter = LETTERS[index % LETTERS.length]
  const row = Math.floor(index / LETTERS.length)
  return `${row === 0 ? '' : LETTERS[row - 1]}${letter}`
}
