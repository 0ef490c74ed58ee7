import { describe, expect, it } from 'vitest'
import { expandReplacement } from './expandReplacement'

const TEMPLATES = "$& $$ [$`|$'] $1$2 $0 $3 $10 $01 $12x $<y> $<z> $ $x $$1".split(' ')

describe('expandReplacement', () => {
  const regExps = [/(a)(b)?/, /(?<x>a)(?<y>b)?/, /a/, /(a)(.)(.)(.)(.)(.)(.)(.)(.)(.)/]
  it.each(regExps)('inserts what the engine inserts, for %s', (regExp) => {
    const text = 'x-abcdefghijkl'
    for (const template of TEMPLATES) {
      const given = text.replace(regExp, (...found) => expandReplacement(template, found))
      expect(given, template).toBe(text.replace(regExp, template))
    }
  })
})
