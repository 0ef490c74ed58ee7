import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { documentedMessages, productSources, unknownMessages } from './messages'

const page = readFileSync('docs/troubleshooting.md', 'utf8')

describe('messages of troubleshooting', () => {
  it('are messages of the product', () => {
    const messages = documentedMessages(page)
    expect(messages.length).toBeGreaterThan(30)
    expect(unknownMessages(messages, productSources())).toEqual([])
  })

  it('are found however their changing parts are written', () => {
    const source = ['the font "$family" could not be loaded. Check its files.']
    const known = 'the font "…" could not be loaded'
    expect(unknownMessages([known, 'the font "…" is missing'], source)).toEqual([
      'the font "…" is missing',
    ])
  })
})
