import { describe, expect, it } from 'vitest'
import { randomId, randomKey, randomLetters } from './randomId'

describe('random texts', () => {
  it.each([
    { random: randomId, form: /^[0-9a-f]{32}$/ },
    { random: randomKey, form: /^[0-9a-v]{21}$/ },
    { random: randomLetters, form: /^[a-z]{10}$/ },
  ])('have the form $form, and differ each time', ({ random, form }) => {
    const all = Array.from({ length: 100 }, random)
    for (const one of all) expect(one).toMatch(form)
    expect(new Set(all).size).toBe(100)
  })
})
