import { describe, expect, it } from 'vitest'
import { ENGLISH, fill } from './interfaceTexts'
import { translations } from './translations'

describe('translations', () => {
  it.each(['en', 'es', 'de', 'ja', 'fr', 'pt', 'ru', 'it', 'zh', 'ar'])(
    'have every text in %s, and count slides',
    (language) => {
      const texts = translations[language] ?? ENGLISH
      expect(Object.keys(texts).sort()).toEqual(Object.keys(ENGLISH).sort())
      expect(texts === ENGLISH).toBe(language === 'en')
      expect(texts.goToSlide).toContain('{slide}')
      for (const text of [texts.slidePosition, texts.slideStatus]) {
        expect(fill(text, { slide: 2, count: 7 })).toMatch(/2.*7/)
      }
    },
  )
})

describe('fill', () => {
  it('ignores names that it does not know', () => {
    expect(fill('{slide} {constructor} {}', { slide: 1 })).toBe('1 {constructor} {}')
  })
})
