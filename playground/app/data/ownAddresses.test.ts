import { expect, it } from 'vitest'
import { withRealAddresses, withStoredAddresses } from './ownAddresses'

const config = { contentHost: 'http://localhost:4174' }
const stored = '{"a":"https://content.invalid/images/a.svg","b":"https://other.example/b.svg"}'
const real = '{"a":"http://localhost:4174/images/a.svg","b":"https://other.example/b.svg"}'

it('shows authors addresses that open, and stores what survives a move', () => {
  expect(withRealAddresses(stored, config)).toBe(real)
  expect(withStoredAddresses(real, config)).toBe(stored)
})
