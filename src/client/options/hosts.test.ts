import { describe, expect, it } from 'vitest'
import { chooseHost, isHostEnv } from './hosts'

const PRODUCTION = 'https://cdn.builder.io'

const QA = 'https://qa.builder.io'
const LOCAL = 'http://localhost:5000'
const OWN = 'https://content.example.com'

describe('chooseHost', () => {
  it.each<
    [options: { env?: string; host?: string }, pageEnv: string, host: string, skips: boolean]
  >([
    [{}, '', PRODUCTION, false],
    [{ env: 'production' }, '', PRODUCTION, false],
    [{ env: 'cdn-prod' }, '', PRODUCTION, true],
    [{ env: 'qa' }, '', QA, true],
    [{ env: 'test' }, '', 'https://builder-io-test.web.app', true],
    [{ env: 'fast' }, '', 'https://fast.builder.io', true],
    [{ env: 'cloud' }, '', 'https://cloud.builder.io', true],
    [{ env: 'cdn2' }, '', 'https://cdn2.builder.io', true],
    [{ env: 'cdn-qa' }, '', 'https://cdn-qa.builder.io', true],
    [{ env: 'development' }, '', LOCAL, true],
    [{ env: 'dev' }, '', LOCAL, true],
    [{ env: 'staging' }, '', PRODUCTION, true],
    [{ env: 'toString' }, '', PRODUCTION, true],
    [{}, 'qa', QA, true],
    [{ env: 'cdn2' }, 'qa', 'https://cdn2.builder.io', true],
    [{ env: 'production' }, 'dev', PRODUCTION, false],
    [{ host: OWN }, '', OWN, false],
    [{ host: OWN, env: 'qa' }, '', OWN, true],
    [{ host: OWN }, 'qa', OWN, true],
  ])('uses %j on a page of env "%s" for %s, past caches: %s', (options, pageEnv, host, skips) => {
    expect(chooseHost(options, pageEnv || undefined)).toEqual({ host, skipsCaches: skips })
  })

  it.each([
    ['https://content.example.com/', OWN, undefined],
    ['https://content.example.com/base//', 'https://content.example.com/base', undefined],
    ['http://localhost:4000', 'http://localhost:4000', undefined],
    ['//content.example.com', '//content.example.com', undefined],
    ['/proxy', '/proxy', undefined],
    ['content.example.com', OWN, undefined],
    ['localhost:4000', 'https://localhost:4000', undefined],
    ['', PRODUCTION, undefined],
    ['/', 'https://shop.test', 'https://shop.test'],
    ['/proxy/', 'https://shop.test/proxy', 'https://shop.test'],
    ['//content.example.com', '//content.example.com', 'https://shop.test'],
    [OWN, OWN, 'https://shop.test'],
  ])('uses host "%s" for %s on a page of %s', (host, expected, pageOrigin) => {
    expect(chooseHost({ host }, undefined, pageOrigin).host).toBe(expected)
  })
})

describe('isHostEnv', () => {
  it.each([
    ['qa', true],
    ['evil', false],
    ['', false],
    ['constructor', false],
    ['__proto__', false],
  ])('says of "%s": %s', (env, expected) => {
    expect(isHostEnv(env)).toBe(expected)
  })
})
