import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toKebabCase } from '../../utils/text/letterCase'
import { SLIPS } from '../testing/slips'
import { optionMeant } from './guessOption'
import { ALL_TYPES } from './optionTypes'

const TYPES = { ...ALL_TYPES, minHeight: 'string' } as const
const names = Object.keys(TYPES)

/** Writes a name in another common style. */
const SPELLINGS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toLowerCase(),
  (name) => name.toUpperCase(),
  toKebabCase,
  (name) => `data-${toKebabCase(name)}`,
  (name) => toKebabCase(name).replaceAll('-', '_'),
]

describe('optionMeant', () => {
  it.each(names)('knows %s in every spelling', (name) => {
    expect(SPELLINGS.map((spell) => optionMeant(spell(name), TYPES))).toEqual(
      SPELLINGS.map(() => name),
    )
  })

  it.each(Object.keys(SLIPS))('knows a long name with %s', (slip) => {
    const long = names.filter((name) => name.length > 7)
    fc.assert(
      fc.property(
        fc.constantFrom(...long),
        fc.nat(),
        fc.constantFrom(...SPELLINGS),
        (name, place, spell) => {
          const typed = SLIPS[slip]?.(name, place % name.length) as string
          expect(optionMeant(spell(typed), TYPES)).toBe(name)
        },
      ),
    )
  })

  it.each([
    ...['mode', 'hot', 'data-hot', 'tracking', 'toString', 'constructor', 'x', ''],
    ...['data-content-id', 'data-bs-content', 'ng-options', 'contents', 'max-height', 'preview-id'],
    ...['soort', 'omitt', 'canTrackTrack', 'canTracked'],
  ])('takes "%s" for no option', (word) => {
    expect(optionMeant(word, TYPES)).toBeUndefined()
  })

  it('compares as its caller wants', () => {
    expect(optionMeant('apiHost', TYPES)).toBeUndefined()
    expect(optionMeant('apiHost', TYPES, (letters, option) => letters.includes(option))).toBe(
      'host',
    )
  })
})
