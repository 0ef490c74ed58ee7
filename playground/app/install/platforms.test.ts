import { describe, expect, it } from 'vitest'
import { SNIPPETS } from '../state/urlState'
import { platforms } from './platforms'

const widget = { apiKey: 'key', model: 'page', host: 'https://content.test' }
const options = { widget, scriptUrl: 'https://cdn.test/embed.js' }

describe('platforms', () => {
  it('are those that links can name', () => {
    expect(platforms.map(({ id }) => id)).toEqual(SNIPPETS)
  })

  it.each(platforms.map((platform) => ({ ...platform })))(
    '$label: three steps, of which some have what to paste',
    ({ steps }) => {
      const given = steps(options, false)
      expect(given).toHaveLength(3)
      expect(given.every(({ title, where }) => title && where)).toBe(true)
      expect(given.map(({ code }) => code).join()).toContain('content.test')
    },
  )
})
