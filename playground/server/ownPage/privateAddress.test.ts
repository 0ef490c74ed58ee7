import { describe, expect, it } from 'vitest'
import { isLoopbackAddress, isPrivateAddress } from './privateAddress'

describe('isPrivateAddress', () => {
  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.255.255'],
    ...['192.168.1.1', '224.0.0.1', '255.255.255.255', '::', '::1', 'fd00::1', 'fe80::1'],
    ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::a00:1', 'localhost', ''],
  ])('%s', (address) => {
    expect(isPrivateAddress(address)).toBe(true)
  })

  it.each(['93.184.215.14', '172.32.0.1', '2606:2800:220:1::', '::ffff:93.184.215.14'])(
    'not %s',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false)
    },
  )
})

describe('isLoopbackAddress', () => {
  it.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['192.168.1.1', false],
    ['fe80::1', false],
  ])('%s: %s', (address, expected) => {
    expect(isLoopbackAddress(address)).toBe(expected)
  })
})
