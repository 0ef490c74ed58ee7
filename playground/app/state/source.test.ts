import { describe, expect, it } from 'vitest'
import { linkText, MAX_ADDRESS_LENGTH, parseSource, type Source, writeSource } from './source'

function throughAddress(source: Source): Source {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(writeSource(source))) {
    if (value !== undefined) query.set(key, value)
  }
  return parseSource(new URLSearchParams(query.toString()))
}

describe('the source in the address', () => {
  it.each<Source>([
    { kind: 'sample' },
    { kind: 'space' },
    { kind: 'space', space: { apiKey: 'k', model: 'page', url: '/a?b=c&d', sendsEvents: true } },
    { kind: 'pasted', text: '{"data":{}}' },
    { kind: 'file', text: '{"a', name: 'a & b.json' },
  ])('comes back: $kind', (source) => {
    expect(throughAddress(source)).toEqual(source)
  })

  it('leaves out JSON that is too long for it', () => {
    const text = JSON.stringify('x'.repeat(MAX_ADDRESS_LENGTH))
    const source = { kind: 'pasted', text } as const
    expect(writeSource(source).json).toBeUndefined()
    expect(linkText(source)).toMatch(/^Copied without the JSON/)
    expect(linkText({ ...source, text: '{}' })).toBe('Link copied')
  })

  it.each([
    { says: 'Link copied' },
    { isUnsaved: true, says: 'Copied without unsaved changes' },
    { isLocal: true, says: 'Link copied, opens on this computer only' },
    {
      isUnsaved: true,
      isLocal: true,
      says: 'Copied without unsaved changes, opens on this computer only',
    },
  ])('is confirmed by “$says”', ({ says, ...link }) => {
    expect(linkText({ kind: 'sample' }, link)).toBe(says)
  })

  it.each(['', '{}', '[]', '{"apiKey":"k"}', '{"apiKey":5,"model":"page"}', 'no JSON'])(
    'finds no space in %j',
    (text) => {
      expect(parseSource(new URLSearchParams({ source: 'space', space: text }))).toEqual({
        kind: 'space',
      })
    },
  )

  it('reads no token from it', () => {
    const space = JSON.stringify({ apiKey: 'k', model: 'page', authToken: 'secret' })
    const read = parseSource(new URLSearchParams({ source: 'space', space }))
    expect(JSON.stringify(read)).not.toContain('secret')
  })
})
