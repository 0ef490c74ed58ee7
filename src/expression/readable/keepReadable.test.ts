import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepReadable } from './keepReadable'

/** Returns the remaining script, with its blanked parts collapsed. */
const rest = (source: string) => keepReadable(source).source.replace(/\s+/g, ' ').trim()

describe('a script with something that the language lacks', () => {
  it.each([
    {
      name: 'a class that only some of it names',
      source: 'state.a = 1\nclass Cart { total() { return 1 } }\nstate.b = 2\nstate.c = new Cart()',
      left: 'state.a = 1 state.b = 2',
    },
    {
      name: 'what names it in turn',
      source:
        'const ids = function* () { yield 1 }\nfunction next() { return ids() }\nstate.next = next; state.n = 1',
      left: 'state.n = 1',
    },
    {
      name: 'a function, wherever it is declared',
      source:
        'state.a = 1\nstate.run = run\nfunction run() { return css`a` }\nfunction ok() { return 1 }\nstate.ok = ok()',
      left: 'state.a = 1 function ok() { return 1 } state.ok = ok()',
    },
    {
      name: 'all on one line',
      source:
        'var a=1;class A{}var b={c:2};function f(){return b}if(a){state.a=f()}else{state.b=1}',
      left: 'var a=1; var b={c:2};function f(){return b}if(a){state.a=f()}else{state.b=1}',
    },
    {
      name: 'brackets in texts, templates and regular expressions',
      source: `class A { a = "}"; b = \`}\${ { c: \`}\` }.c }\`; c = /[}/]}/; }\nstate.a = 1`,
      left: 'state.a = 1',
    },
    {
      name: 'a property of the state',
      source: 'state.cart = class {}\nstate.count = 0\nstate.full = state["cart"] ? 1 : 2',
      left: 'state.count = 0',
    },
    {
      name: 'lines that go on',
      source: 'const big =\n  10n\n  + 1n\nconst list = [1]\n  .map(n => n)\nstate.list = list',
      left: 'const list = [1] .map(n => n) state.list = list',
    },
    {
      name: 'a guard, and all that it guards',
      source: 'state.a = 1\nif (!css`a`) return\nstate.b = 2\nfunction late() {}',
      left: 'state.a = 1 function late() {}',
    },
    {
      name: 'a guard on what is left out',
      source: 'const ok = class {}\nstate.a = 1\nif (!ok) throw new Error("no")\nstate.b = 2',
      left: 'state.a = 1',
    },
    {
      name: 'what calls, and all that follows',
      source: 'state.a = 1\nconst load = import("./a.js").then((m) => m.b)\nstate.b = 2',
      left: 'state.a = 1',
    },
    {
      name: 'what makes a class by a call',
      source: 'state.a = 1\nvar A = (function () { return class {} })()\nstate.b = 2',
      left: 'state.a = 1',
    },
    {
      name: 'what sets a property with a computed name',
      source: 'state.a = 1\nstate[key] = class {}\nstate.b = 2',
      left: 'state.a = 1',
    },
    {
      name: 'a class with a static block',
      source: 'state.a = 1\nclass A { static { state.a = 2 } }\nstate.b = 2',
      left: 'state.a = 1',
    },
    {
      name: 'arrow functions and methods, which run nothing yet',
      source: 'const a = { get: () => { go() }, set b(v) { go(v) } }\nstate.n = 1',
      left: 'state.n = 1',
    },
    {
      name: 'a name of the language that it declares',
      source: 'const context = class {}\nstate.a = context\nstate.b = 1',
      left: 'state.b = 1',
    },
    ...['new class {}', '(n++, 10n)', 'await import("a")', '(delete a.b, 10n)', '(f(), 10n)'].map(
      (value) => ({
        name: `what runs something: ${value}`,
        source: `state.a = 1\nvar A = ${value}\nstate.b = 2`,
        left: 'state.a = 1',
      }),
    ),
    { name: 'what does not close', source: 'state.a = 1\nclass A { "', left: '' },
    { name: 'a bracket too many', source: 'state.a = 1 }\nstate.b = 2', left: '' },
  ])('leaves out $name', ({ source, left }) => {
    expect(rest(source)).toBe(left)
    expect(keepReadable(source).source.length).toBe(left === '' ? 0 : source.length)
  })

  it('says why, and where', () => {
    const source = 'state.a = 1\nvar A = class {}\nstate.b = A\nstate.c = 10n'
    const { problem, leftOut } = keepReadable(source)
    expect(problem).toMatchObject({ message: '"class" is not supported', source, position: 20 })
    const texts = leftOut.map(({ start, end }) => source.slice(start, end))
    expect(texts).toEqual(['var A = class {}', 'state.b = A', 'state.c = 10n'])
  })

  it('runs all other statements, wherever they end', () => {
    const statements = [
      'if (state.a)\n  state.b = 1\nelse\n  state.b = 2',
      'if (state.a) state.b = { c: 1 }; else { state.b = 2 }',
      'for (var i = 0; i < 2; i++)\n  state.n += i',
      'do { state.n-- } while (state.n > 0)',
      'while (state.n++ < 3) {}',
      'try { state.n = null.x } catch (e) { state.n = 1 }\nfinally { state.n++ }',
      'switch (state.n) { case 1: state.b = 3 }',
      'label: for (const x of [1]) { continue label }',
      'async function load()\n{ await 1; return /[}"]/.test("}") }',
      'state.load = load\n  .bind(null) // }',
      'state.c = function () { return 1 } /* { */',
      'state.n\n++state.n',
      "state.r = state.n / 2 / 1; state.s = 'it\\'s'",
      'if (state.n) /}/.test("}")',
      'const { d, e = [1] } = { d: 1 }, f = d ?\n  1 :\n  2',
      'state.t = `a $' + '{ { x: `}` }.x } b`',
      '{ let g = 1; state.g = g }',
      'load()',
    ]
    for (const [index, statement] of statements.entries()) {
      const others = statements.filter((_, at) => at !== index && at < index + 3)
      const source = [statement, ...others.slice(0, 6), 'class A {}', statement].join('\n')
      const { source: left, leftOut } = keepReadable(source)
      expect(left, source).toBe(source.replace('class A {}', ' '.repeat(10)))
      expect(leftOut).toHaveLength(1)
    }
  })

  it.each(['state.a = 1', 'await state.load()\nreturn', ''])('stays as it is: %s', (source) => {
    expect(keepReadable(source)).toEqual({ source, problem: null, leftOut: [] })
  })
})

const NAMES = ['a', 'b', 'c', 'state.d', 'state.e']

/** Statements, some of them unreadable, whose effects show in the ids that they track. */
const statements = fc
  .record({
    name: fc.constantFrom(...NAMES),
    other: fc.constantFrom(...NAMES),
    id: fc.nat(),
    make: fc.constantFrom<(name: string, other: string, id: number) => string>(
      (name) => `${name} = true`,
      (name) => `${name} = false;`,
      (name) => `${name} = class { m() { track() } }`,
      (name, other) => `${name} = 10n\n  && ${other}`,
      (name, other) => `${name} = ${other}`,
      (name, other) => `${name} = () => ${other}`,
      (name, other) => `${name} = function* () { yield ${other} };`,
      (name, other) => `${name} = (${other} = true, class {})`,
      (name, other, id) => `${name} = (track(${id}), class { n = ${other} })`,
      (name, other) => `${name} = { set v(w) { ${other} = false } }`,
      (name) => `if (!${name}) return`,
      (name) => `if (${name}) { throw 1 }`,
      (name, _, id) => `if (!${name}) track(${id})\nelse track(-${id})`,
      (name, _, id) => `if (typeof ${name} !== "function") { track(${id}) } track(0.5)`,
      (name, _, id) => `typeof ${name} === "function" && ${name}() || track(${id})`,
      (_, __, id) => `track(${id})`,
      (_, other, id) => `function f${id % 3}() { if (!${other}) track(${id}) }`,
      (_, other, id) => `async function* f${id % 3}() { ${other} = await 1 }`,
      (name, _, id) => `${name} = f${id % 3}; f${(id + 1) % 3}()`,
      (name, other) => `for (const x of [${name}]) { ${other} = x }`,
      (name, other) => `try { ${name} = ${other}.x.y } catch { ${other} = class {} }`,
    ),
  })
  .map(({ name, other, id, make }) => make(name, other, id))

/** Returns the ids that a script tracks when the engine runs it. */
function runNatively(script: string): readonly unknown[] {
  const tracked: unknown[] = []
  const scope = 'var a, b, c; function f0() {} function f1() {} function f2() {}\n'
  try {
    new Function('state', 'track', scope + script)({}, (id: unknown) => tracked.push(id))
  } catch {
    // The script ends at its first error.
  }
  return tracked
}

describe('what is left of a script', () => {
  it('does nothing that the whole script would not do', () => {
    let scripts = 0
    let shortened = 0
    fc.assert(
      fc.property(fc.array(statements, { minLength: 1, maxLength: 8 }), (lines) => {
        scripts++
        const source = lines.join('\n')
        const { source: left, leftOut } = keepReadable(source)
        shortened += Number(leftOut.length > 0 && left.trim() !== '')
        const whole = runNatively(source)
        let at = 0
        for (const id of runNatively(left)) {
          const found = whole.indexOf(id, at)
          expect(found, left).toBeGreaterThanOrEqual(at)
          at = found + 1
        }
      }),
      { numRuns: 2_000 },
    )
    expect(shortened).toBeGreaterThan(scripts / 4)
  })
})
