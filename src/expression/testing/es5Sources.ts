/** Code as an author writes it. The editor compiles it to ES5 before storing it. */
export interface Es5Source {
  readonly name: string
  readonly code: string
  /** Expression whose value the editor stores. It may use declarations of `code`. */
  readonly value: string
  /** Whether TypeScript compiles loops for all iterables rather than only arrays. */
  readonly iterates?: true
}

/** Code that makes TypeScript inline each of its helpers. `node tools/test/es5Helpers.mjs` compiles it. */
export const ES5_SOURCES: readonly Es5Source[] = [
  { name: '__assign: a copy', code: '', value: '{ ...state.user, vip: true }' },
  {
    name: '__assign: in a callback',
    code: '',
    value: 'state.products.map((item, index) => ({ ...item, index }))',
  },
  {
    name: '__assign: a setting with a condition',
    code: 'const base = { plan: state.plan, ...(state.n > 3 && { big: true }) };',
    value: '{ ...base, ...null, n: 1 }',
  },
  { name: '__spreadArray: one more', code: '', value: '[...state.tags, "z"]' },
  {
    name: '__spreadArray: several, with a hole',
    code: 'const a = [1, , 3];',
    value: '[0, ...a, ...state.numbers].length',
  },
  { name: '__spreadArray: arguments', code: '', value: 'Math.max(0, ...state.numbers)' },
  {
    name: '__spreadArray: arguments of a method',
    code: 'const list = [] as number[]; list.push(...state.numbers, ...[1, 2]);',
    value: 'list',
  },
  {
    name: '__spreadArray: a date',
    code: 'const at: [number, number, number] = [2024, 1, 2];',
    value: 'new Date(...at).getMonth()',
  },
  {
    name: '__rest: of an object',
    code: 'const { name, ["email"]: mail, ...others } = state.user;',
    value: '[name, mail, others]',
  },
  {
    name: '__rest: of a parameter',
    code: 'const drop = ({ price, ...others }: any) => others;',
    value: 'state.products.map(drop)',
  },
  {
    name: '__values: a list',
    code: 'let out = ""; for (const tag of state.tags) { if (tag === "b") continue; out += tag }',
    value: 'out',
    iterates: true,
  },
  {
    name: '__values: with return',
    code: 'function first(list: any[]) { for (const n of list) if (n > 5) return n; return 0 }',
    value: 'first(state.numbers)',
    iterates: true,
  },
  {
    name: '__values: sets and maps',
    code: 'let out = ""; for (const tag of new Set(state.tags)) out += tag; for (const [k, v] of new Map([[1, 2]])) out += k + v',
    value: '[out, ...new Set(state.numbers)]',
    iterates: true,
  },
  {
    name: '__read: a pair',
    code: 'const [a, b] = state.tags; const [first = 0, ...others] = state.numbers;',
    value: '[a, b, first, others]',
    iterates: true,
  },
  {
    name: '__read: in a callback',
    code: '',
    value: 'Object.entries(state.user).map(([key, value]) => key + ": " + value)',
    iterates: true,
  },
  {
    name: '__awaiter: one wait',
    code: 'async function main() { const n = await Promise.resolve(state.n); return n > 3 ? n * 2 : 0 }',
    value: 'main()',
  },
  {
    name: '__awaiter: try, catch, finally',
    code: `const log: string[] = [];
      async function load() {
        try {
          const answer = await Promise.resolve({ json: () => Promise.reject(new Error("no")) });
          return await answer.json();
        } catch (error) {
          log.push(error.message);
        } finally {
          log.push("end");
        }
        return log;
      }`,
    value: 'load()',
  },
  {
    name: '__awaiter: loops',
    code: `async function sum() {
        let total = 0;
        for (const n of state.numbers) {
          if (n > 8) continue;
          total += await Promise.resolve(n);
        }
        while ((await total) < 30) total += await 5;
        return total;
      }`,
    value: 'sum()',
  },
  {
    name: '__awaiter: all at once, with a spread',
    code: 'const twice = async (n: number) => { await null; return { n, ...{ twice: n * 2 } } };',
    value: 'Promise.all(state.numbers.map((n) => twice(n)))',
  },
  {
    name: '__generator: of its own',
    code: 'function* ids(n: number): any { while (n < 4) { const step = yield n; n += step || 1 } return n }\nconst it = ids(1);',
    value: '[it.next(), it.next(2), it.next(), it.next()]',
    iterates: true,
  },
  {
    name: '__generator: gone through',
    code: 'function* ids(n: number): any { while (n < 4) yield n++ }\nlet sum = 0; for (const n of ids(1)) sum += n;',
    value: '[sum, ...ids(2)]',
    iterates: true,
  },
]
