import { isNode, nameOf, parseSource, type SyntaxNode, walkNodes } from './parseSource'

/** Functions whose booleans are data, with the reason for each. */
const ALLOWED: Readonly<Record<string, string>> = {
  attempt: 'the answer where storage is out of reach',
  // Functions of the platform and of libraries.
  addEventListener: 'the old form of `capture`',
  removeEventListener: 'the old form of `capture`',
  add: 'a set holds it',
  includes: 'it is looked for in a list',
  of: 'a facet of CodeMirror holds it',
  resolve: 'a promise passes it on',
  sendMessage: 'a message of the editor carries it',
  set: 'a map holds it under the key before',
  toggleAttribute: 'the DOM says so',
}

/** `setConsent(true)` and `setOpen(false)` name what becomes true. */
const SETTER = /^set[A-Z]/

/** Names of the functions and methods that a source declares. */
export function declaredFunctions(path: string, source: string): string[] {
  const names: string[] = []
  walkNodes(parseSource(path, source), (node) => {
    if (isFunction(node)) names.push(nameOf(node.id) ?? '')
    if (node.type === 'VariableDeclarator' && isFunction(node.init)) {
      names.push(nameOf(node.id) ?? '')
    }
    if (/^(?:MethodDefinition|TSMethodSignature)$/.test(node.type) || isFunction(node.value)) {
      names.push(nameOf(node.key) ?? '')
    }
    // Parameters and fields with a function type.
    if (isFunctionType(node.typeAnnotation)) names.push(nameOf(node) ?? nameOf(node.key) ?? '')
  })
  return names.filter((name) => name !== '')
}

/**
 * Finds calls with a bare `true` or `false`, whose meaning a reader would have to look up.
 *
 * @param functions - Names of the project's own functions; calls of other functions are ignored.
 */
export function booleanArguments(
  path: string,
  source: string,
  functions: ReadonlySet<string>,
): string[] {
  const problems: string[] = []
  const isTest = /\.test\.|\/testing\//.test(path)
  const program = parseSource(path, source)
  const imported = importedNames(program)
  walkNodes(program, ({ type, callee, arguments: given, start }) => {
    if (type !== 'CallExpression' && type !== 'NewExpression') return
    const name = nameOf(callee) ?? (isNode(callee) ? nameOf(callee.property) : undefined)
    if (name === undefined || !functions.has(name) || Object.hasOwn(ALLOWED, name)) return
    // Helpers declared in a test are next to their calls.
    if (isTest && !imported.has(name)) return
    const wrong = (given as readonly SyntaxNode[]).findIndex(
      (argument, index) =>
        typeof argument.value === 'boolean' && !(index === 0 && SETTER.test(name)),
    )
    if (wrong < 0) return
    const line = source.slice(0, start).split('\n').length
    problems.push(
      `${path}:${line}: argument ${wrong + 1} of ${name}() is a bare boolean: take an options object, two functions or a named union.`,
    )
  })
  return problems
}

/** Names that a source imports from files of the project, except test helpers. */
function importedNames({ body }: SyntaxNode): ReadonlySet<string> {
  const names = (body as readonly SyntaxNode[]).flatMap(({ type, source, specifiers }) => {
    const from = isNode(source) ? String(source.value) : ''
    const isOurs = type === 'ImportDeclaration' && from.startsWith('.')
    if (!isOurs || from.includes('testing/')) return []
    return (specifiers as readonly SyntaxNode[]).map(({ local }) => nameOf(local) ?? '')
  })
  return new Set(names)
}

function isFunction(value: unknown): value is SyntaxNode {
  return isNode(value) && /^(?:FunctionDeclaration|.*FunctionExpression)$/.test(value.type)
}

function isFunctionType(value: unknown): boolean {
  return isNode(value) && isNode(value.typeAnnotation)
    ? value.typeAnnotation.type === 'TSFunctionType'
    : false
}
