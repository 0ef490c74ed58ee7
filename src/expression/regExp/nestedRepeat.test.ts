import { describe, expect, it } from 'vitest'
import { runIn } from '../runtime/run'
import { COMMON_REG_EXPS } from '../testing/commonRegExps'
import { nestedRepeat } from './nestedRepeat'

const find = (regExp: RegExp): string | null =>
  runIn({ state: {} }, { source: '', reads: null, mutates: false }, null, () =>
    nestedRepeat(regExp),
  )

describe('nestedRepeat', () => {
  it.each([
    { regExp: /^(a+)+$/, found: '(a+)+' },
    { regExp: /((a*)*)*b/, found: '(a*)*' },
    { regExp: /x(?:a|b*)*?c/, found: '(?:a|b*)*?' },
    { regExp: /(?<word>\w{2,}){2,}!/, found: '(?<word>\\w{2,}){2,}' },
    { regExp: /^(.*?,){11}P/, found: '(.*?,){11}' },
    { regExp: /^(\w+\s?)*$/, found: '(\\w+\\s?)*' },
    { regExp: /(?:-?\w+)+x/, found: '(?:-?\\w+)+' },
    { regExp: /(?:\b\w+)*x/, found: '(?:\\b\\w+)*' },
    { regExp: /(?=(?:a+)+b)/, found: '(?:a+)+' },
    { regExp: /(?<=(a+)+)b/, found: '(a+)+' },
    { regExp: /(?:(?:ab)+)+c/, found: '(?:(?:ab)+)+' },
    { regExp: /(?:K[a-z]+)*x/i, found: '(?:K[a-z]+)*' },
    { regExp: /(?:ж[а-я]+)*x/, found: '(?:ж[а-я]+)*' },
    { regExp: /(.)(?:\1\w+)*x/, found: '(?:\\1\\w+)*' },
    { regExp: /[(+)]*(?:[)]a+)*\((?:\)+)+/, found: '(?:\\)+)+' },
  ])('finds $found in $regExp', ({ regExp, found }) => {
    expect(find(regExp)).toBe(found)
  })

  it.each([
    ...[/a+b+c*/, /(a+)(b+)?/, /(a+){1}b/, /(?:a|ab)*c/, /(\d{3})+/, /(?:a?b)+/],
    ...[/^[a-z]+(?:-[a-z]+)*$/, /(?:\d{1,3}\.){3}\d+/, /(?:"[^"]*"|[^,])+/, /(?:(-)\w+)*/],
    ...[/(?:K[a-z]+)*x/, /[(+]+\(+[^)]*/, /a{,2}{/],
  ])('finds none in %s', (regExp) => {
    expect(find(regExp)).toBeNull()
  })

  it('finds few in what authors copy', () => {
    const found = COMMON_REG_EXPS.flatMap(([regExp]) => find(regExp) ?? [])
    expect(found).toEqual([
      '([.-]?\\w+)*',
      '([/\\w .-]*)*',
      "(([',. -][a-zA-Z ])?[a-zA-Z]*)*",
      '([a-z0-9]{1,}[-]{0,1})*',
    ])
  })
})
