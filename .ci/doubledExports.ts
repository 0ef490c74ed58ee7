import { isNode, nameOf, parseSource, type SyntaxNode } from './parseSource'

/** Names that several files must export, with the reason for each. */
const ALLOWED: Readonly<Record<string, string>> = {
  part: 'the module build imports each of its parts by this name',
}

/**
 * Finds names that several files declare and export. Re-exports do not count.
 *
 * @param sources - Sources by path.
 */
export function doubledExports(sources: ReadonlyMap<string, string>): string[] {
  const files = new Map<string, string[]>()
  for (const [path, source] of sources) {
    for (const name of new Set(declaredExports(parseSource(path, source)))) {
      files.set(name, [...(files.get(name) ?? []), path])
    }
  }
  return [...files]
    .filter(([name, paths]) => paths.length > 1 && !Object.hasOwn(ALLOWED, name))
    .map(
      ([name, paths]) =>
        `"${name}" is exported by ${paths.join(' and ')}: share one, or name each after what it does.`,
    )
}

/** Names that a module declares and exports: types and values. */
function declaredExports(program: SyntaxNode): string[] {
  const own = new Set<string>()
  const names: string[] = []
  for (const statement of program.body as readonly SyntaxNode[]) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement
    const declared = declaredNames(declaration)
    for (const name of declared) own.add(name)
    if (statement.type === 'ExportNamedDeclaration') names.push(...declared)
  }
  // `export { a, b as c }` of the module's own declarations.
  for (const statement of program.body as readonly SyntaxNode[]) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.source) continue
    for (const { local, exported } of statement.specifiers as readonly SyntaxNode[]) {
      if (own.has(nameOf(local) ?? '')) names.push(nameOf(exported) ?? '')
    }
  }
  return names
}

/** Names introduced by a declaration. */
function declaredNames({ id, declarations }: SyntaxNode): string[] {
  const targets = Array.isArray(declarations) ? declarations.map(({ id }) => id) : [id]
  return targets.flatMap((target) => nameOf(target) ?? [])
}
