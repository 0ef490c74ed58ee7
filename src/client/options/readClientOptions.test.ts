import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import type { ClientOptions } from './ClientOptions'
import { readClientOptions } from './readClientOptions'

/** Accepts any value, as pages without types may pass one. */
function read(options: unknown): ClientOptions {
  return readClientOptions(options as ClientOptions)
}

describe('readClientOptions', () => {
  it('copies the options that are set', () => {
    const given = deepFreeze({ apiKey: 'k', host: undefined, env: null, canTrack: false })
    expect(read(given)).toEqual({ apiKey: 'k', canTrack: false })
  })

  it('is not reached by later changes', () => {
    const given = { apiKey: 'k' }
    const options = read(given)
    given.apiKey = 'other'
    expect(options.apiKey).toBe('k')
    expect(Object.isFrozen(options)).toBe(true)
  })

  it.each([{}, { apiKey: undefined }, { apiKey: null }, { apiKey: '' }])(
    'accepts %j, since a missing key is no wrong type',
    (options) => {
      expect(() => read(options)).not.toThrow()
    },
  )

  it.each([
    ['limit', 'ten', 'a number, got "ten"'],
    ['limit', Number.NaN, 'a number, got NaN'],
    ['cacheSeconds', '60', 'a number, got "60"'],
    ['apiKey', 5, 'a string, got 5'],
    ['apiVersion', 3, 'a string, got 3'],
    ['host', new URL('https://x.test'), 'a string, got an object'],
    ['canTrack', 'false', 'true or false, got "false"'],
    ['preview', 1, 'a string, true or false, got 1'],
    ['userAttributes', 'plan=pro', 'an object, got "plan=pro"'],
    ['query', [], 'an object, got a list'],
    ['trustedHosts', 'builder.io', 'a list of strings, got "builder.io"'],
    ['trustedHosts', [1], 'a list of strings, got a list'],
    ['onDebug', {}, 'a function, got an object'],
  ])('throws for option %s of the wrong type: %j', (name, value, text) => {
    const type = text.slice(0, text.indexOf(', got'))
    expect(() => read({ apiKey: 'k', [name]: value })).toThrow(
      new TypeError(
        `SiteBlocks: option "${name}" must be ${text}. Pass ${type}, or leave the option out.`,
      ),
    )
  })

  it.each([undefined, null, 'key', []])('throws for options that are %j', (options) => {
    expect(() => read(options)).toThrow(/^SiteBlocks: the options must be an object, got /)
  })

  it.each([
    [{ preview: 'page', trustedHosts: [], fetchOptions: { cache: 'no-store' }, onDebug() {} }],
    [{ env: 'qa', apiEndpoint: 'query', host: 'https://content.example.com' }],
    [{ host: '/proxy', env: 'whatever-the-host-is' }],
    [{ host: '//content.example.com' }],
  ])('accepts %j', (options) => {
    expect(read(options)).toEqual(options)
  })

  it('warns of an env that names no host', () => {
    read({ apiKey: 'k', env: 'staging' })
    expect(takeConsole()).toEqual([
      'warn: SiteBlocks: option "env" is "staging", which is not a known env; production is used. Use one of production, cdn-prod, qa, test, fast, cloud, cdn2, cdn-qa, development, dev.',
    ])
  })

  it('warns of an endpoint that does not exist', () => {
    const options = read({ apiKey: 'k', apiEndpoint: 'graphql' })
    expect(options).toEqual({ apiKey: 'k', apiEndpoint: 'content' })
    expect(takeConsole()).toEqual([
      'warn: SiteBlocks: option "apiEndpoint" is "graphql"; "content" is used. Use "content" or "query".',
    ])
  })

  it.each(['content.example.com/proxy', 'localhost:4000', 'javascript:alert(1)'])(
    'warns of the host %s without a scheme',
    (host) => {
      read({ apiKey: 'k', host })
      expect(takeConsole()).toEqual([
        `warn: SiteBlocks: option "host" is "${host}", which is not an origin. Pass one such as "https://content.example.com".`,
      ])
    },
  )
})
