import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toKebabCase } from '../../src/utils/text/letterCase'
import { mountOptionRows } from './MountOptions'
import { optionMeant } from './optionMeant'

const names = mountOptionRows.map(([name]) => name)

/** Mistypes a word at one place. */
const SLIPS: Readonly<Record<string, (word: string, at: number) => string>> = {
  none: (word) => word,
  'a letter left out': (word, at) => word.slice(0, at) + word.slice(at + 1),
  'a letter twice': (word, at) => word.slice(0, at + 1) + word.slice(at),
  'another letter': (word, at) => `${word.slice(0, at)}x${word.slice(at + 1)}`,
  'two letters swapped': (word, at) =>
    word.slice(0, at) +
    word
      .slice(at, at + 2)
      .split('')
      .reverse()
      .join('') +
    word.slice(at + 2),
}

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
    expect(SPELLINGS.map((spell) => optionMeant(spell(name)))).toEqual(SPELLINGS.map(() => name))
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
          expect(optionMeant(spell(typed))).toBe(name)
        },
      ),
    )
  })

  it.each([
    ...['mode', 'hot', 'data-hot', 'tracking', 'toString', 'constructor', 'x', ''],
    ...['data-content-id', 'data-bs-content', 'ng-options', 'contents', 'max-height', 'preview-id'],
    ...['soort', 'omitt', 'canTrackTrack', 'canTracked'],
  ])('takes "%s" for no option', (word) => {
    expect(optionMeant(word)).toBeUndefined()
  })

  it('compares as its caller wants', () => {
    expect(optionMeant('apiHost')).toBeUndefined()
    expect(optionMeant('apiHost', (letters, option) => letters.includes(option))).toBe('host')
  })
})
