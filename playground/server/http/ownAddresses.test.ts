import { describe, expect, it } from 'vitest'
import { ownAddresses } from './answerJson'

describe('ownAddresses', () => {
  it.each([
    [
      '{"image":"https://content.invalid/images/a.svg"}',
      '{"image":"http://host.test:5000/images/a.svg"}',
    ],
    [
      '{"a":"https://content.invalid/1","b":"https://content.invalid/2"}',
      '{"a":"http://host.test:5000/1","b":"http://host.test:5000/2"}',
    ],
    ['{"image":"https://other.test/a.svg"}', '{"image":"https://other.test/a.svg"}'],
  ])('turns %s into %s', (json, expected) => {
    expect(ownAddresses(json, 'http://host.test:5000/api/v3/content/page?apiKey=k')).toBe(expected)
  })
})
