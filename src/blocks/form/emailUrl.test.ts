import { describe, expect, it } from 'vitest'
import { emailUrl } from './submissionRequest'

describe('emailUrl', () => {
  it('carries key, recipient and name', () => {
    const url = emailUrl('https://cdn.example.com', {
      apiKey: 'k',
      to: 'a@b.co',
      name: 'My form',
      id: '9',
    })
    expect(url).toBe(
      'https://cdn.example.com/api/v1/form-submit?apiKey=k&to=YUBiLmNv&name=My%20form&id=9',
    )
  })

  it.each([
    { to: 'g???>>>', expected: 'Zz8/Pz4+Pg==' },
    { to: 'jürgen@b.co', expected: 'asO8cmdlbkBiLmNv' },
    { to: '', expected: '' },
  ])('writes the recipient "$to" so that it arrives', ({ to, expected }) => {
    const url = emailUrl('https://cdn.example.com', { apiKey: 'a&b', to, name: '', id: '9' })
    expect(url).not.toMatch(/[+ ]/)
    const { searchParams } = new URL(url)
    expect(searchParams.get('to')).toBe(expected)
    expect(searchParams.get('apiKey')).toBe('a&b')
    expect(searchParams.get('name')).toBe('')
  })

  it('takes a recipient of a megabyte', () => {
    const to = 'a'.repeat(1_000_000)
    expect(emailUrl('', { apiKey: 'k', to, name: '', id: '' }).length).toBeGreaterThan(1_000_000)
  })
})
