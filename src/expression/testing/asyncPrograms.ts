import fc from 'fast-check'

/** Statements with waits in all positions: `#` stands for an expression, `@` for a statement. */
const { statement } = fc.letrec<{ expression: string; statement: string }>((tie) => {
  const three = (name: 'expression' | 'statement') =>
    fc.array(tie(name), { minLength: 3, maxLength: 3 })
  const fill = (shape: string, mark: string, texts: readonly string[]) =>
    texts.reduce((text, one) => text.replace(mark, () => one), shape)
  const of = (...shapes: string[]) =>
    fc
      .tuple(fc.constantFrom(...shapes), three('expression'))
      .map(([shape, values]) => fill(shape, '#', values))
  const around = (...shapes: string[]) =>
    fc.tuple(of(...shapes), three('statement')).map(([shape, steps]) => fill(shape, '@', steps))
  const call = fc.integer({ min: 0, max: 9 }).map((n) => `t(${n})`)
  return {
    expression: fc.oneof(
      { maxDepth: 2, depthIdentifier: 'expression' },
      fc.oneof(
        call,
        call.map((text) => `(await ${text})`),
        fc.constantFrom('v', 'o.x', 'none'),
      ),
      of('(await p(#))', '(# + #)', '(# && #)', '(# || #)', '(# ?? #)', '(# ? # : #)', '(#, #)'),
      of('[#, ...[#], #].length', '({ a: #, ["b"]: # }).b', `\`\${#}-\${#}\``, '(-#)', 'typeof #'),
      of('o.f(#, #)', 'o?.f(#)', 'none?.f(#)', 'o.g?.(#)', 'o?.[(#, "f")](#)', 'none?.[#].a.b(#)'),
      of('(v = #)', '(v += #)', '(o.x = #)', '(o[(#, "x")] += #)', '(o.y ??= #)', '(o.x &&= #)'),
      of('[o.x, v][#]', 'o.x++', 'new F(#).n', 'o.f.call(o, #, #)'),
    ),
    statement: fc.oneof(
      { maxDepth: 2, depthIdentifier: 'statement' },
      of('#;', '{ let w = #; v = w; }', 'return #;', 'throw #;'),
      around(
        'if (#) { @ } else { @ }',
        '{ let u = #; @ v = u; }',
        'try { @ } catch (e) { v = e; @ }',
      ),
      of(
        'try { @ } finally { @ }',
        'try { @ } catch { @ } finally { @ }',
        'a: { @ if (#) break a; @ }',
      ),
      around(
        'for (const x of [#, 2]) { @ if (x) continue; @ }',
        'for (let k in { a: #, b: 1 }) { @ }',
      ),
      around(
        'for (let i = 0; i < 2; i++) { @ if (#) break; @ }',
        // No other statement can change this block-scoped counter, so the loop ends.
        '{ let turn = 0; do { @ } while (turn++ < 2 && #) }',
      ),
      around('switch (#) { case #: @ break; default: @ case 1: @ }'),
      around('b: for (const x of [1, 2]) { for (const y of [1, 2]) { @ if (#) continue b; @ } }'),
    ),
  }
})

const BEFORE = `
var seen = [], v = 1, none = null
var o = { x: 2, f(a, b) { seen.push("f"); return a + (b || 0) } }
function t(n) { seen.push(n); if (n === 9) { throw "nine" } return n }
function p(n) { return Promise.resolve(n) }
function F(n) { this.n = n }
function end(error) { return [error && error.message ? "error" : error, seen, v, o.x] }`

/**
 * Texts of actions that return the result or error of an async function, and its calls in order.
 */
export const asyncPrograms = fc
  .array(statement, { minLength: 1, maxLength: 4 })
  .map((steps) => `${BEFORE}\nasync function main() { ${steps.join('\n')} return v }`)
  .map((text) => `${text}\nreturn main().then(n => ["gave", n, end()], end)`)
  .filter(isScript)

/** Rejects texts with a label inside a statement that has the same label. */
function isScript(text: string): boolean {
  try {
    return typeof new Function(text) === 'function'
  } catch {
    return false
  }
}
