import { describe, expect, it } from 'vitest'
import { fill, textsFor } from './interfaceTexts'

describe('textsFor', () => {
  it.each([
    ['de', 'Vielen Dank!'],
    ['de-AT', 'Vielen Dank!'],
    ['PT_br', 'Obrigado!'],
    ['zh-Hant-TW', '谢谢!'],
    ['tlh', 'Thanks!'],
    ['', 'Thanks!'],
    ['constructor', 'Thanks!'],
  ])('speaks the language of %j', (language, expected) => {
    expect(textsFor(language).formSuccess).toBe(expected)
  })

  it.each(['en', 'es', 'de', 'ja', 'fr', 'pt', 'ru', 'it', 'zh', 'ar'])(
    'counts slides in %s',
    (language) => {
      const { goToSlide, slidePosition, slideStatus } = textsFor(language)
      expect(goToSlide).toContain('{slide}')
      for (const text of [slidePosition, slideStatus]) {
        expect(fill(text, { slide: 2, count: 7 })).toMatch(/2.*7/)
      }
    },
  )
})

describe('fill', () => {
  it('leaves names alone that it does not know', () => {
    expect(fill('{slide} {constructor} {}', { slide: 1 })).toBe('1 {constructor} {}')
  })
})
