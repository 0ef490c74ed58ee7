import { describe, expect, it } from 'vitest'
import { standard } from './standard'

describe('standard', () => {
  it('gives what the page has, where that does what is needed', () => {
    const from = standard('Array', 'from', (own) => own([1]).length === 1)
    expect(from).toBe(Array.from)
  })

  it.each<[how: string, works: () => boolean]>([
    ['does something else', () => false],
    [
      'throws',
      () => {
        throw new Error('Not a list.')
      },
    ],
  ])('names what %s, where no iframe can be made', (_, works) => {
    expect(() => standard('Array', 'from', works)).toThrow(
      /^SiteBlocks: a script of this page replaced Array\.from with a non-standard version, .* Update or remove that script/,
    )
  })
})
