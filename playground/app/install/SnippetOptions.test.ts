import { describe, expect, it } from 'vitest'
import { writeValue } from './SnippetOptions'

describe('writeValue', () => {
  it.each([
    { value: 'plain', expected: "'plain'" },
    { value: `it's "so"`, expected: `'it\\'s "so"'` },
    { value: '</script>', expected: "'\\u003c/script>'" },
    { value: true, expected: 'true' },
    { value: null, expected: 'null' },
    { value: undefined, expected: 'null' },
    { value: [1, 'a'], expected: "[1, 'a']" },
    { value: {}, expected: '{}' },
    { value: { plan: 'pro', 'a-b': { n: 1 } }, expected: "{ plan: 'pro', 'a-b': { n: 1 } }" },
  ])('writes $value as $expected', ({ value, expected }) => {
    expect(writeValue(value)).toBe(expected)
  })

  it.each([
    `a\\b\n\u2028"'\`\${x}<!--`,
    ['', [[]], { '': 0 }],
    JSON.parse('{ "__proto__": { "polluted": true }, "constructor": 1, "1": 2 }'),
  ])('writes %j so that it is read as it was', (value) => {
    expect(JSON.stringify(new Function(`return ${writeValue(value)}`)())).toBe(
      JSON.stringify(value),
    )
  })
})
