import { describe, expect, it } from 'vitest'
import { chooseHost, isHostEnv } from './hosts'

const PRODUCTION = 'https://cdn.builder.io'

describe('chooseHost', () => {
  it.each([
    { env: undefined, host: PRODUCTION, skipsCaches: false },
    { env: 'production', host: PRODUCTION, skipsCaches: false },
    { env: 'cdn-prod', host: PRODUCTION, skipsCaches: true },
    { env: 'qa', host: 'https://qa.builder.io', skipsCaches: true },
    { env: 'test', host: 'https://builder-io-test.web.app', skipsCaches: true },
    { env: 'fast', host: 'https://fast.builder.io', skipsCaches: true },
    { env: 'cloud', host: 'https://cloud.builder.io', skipsCaches: true },
    { env: 'cdn2', host: 'https://cdn2.builder.io', skipsCaches: true },
    { env: 'cdn-qa', host: 'https://cdn-qa.builder.io', skipsCaches: true },
    { env: 'development', host: 'http://localhost:5000', skipsCaches: true },
    { env: 'dev', host: 'http://localhost:5000', skipsCaches: true },
    { env: 'staging', host: PRODUCTION, skipsCaches: true },
    { env: 'toString', host: PRODUCTION, skipsCaches: true },
  ])('takes env $env for $host', ({ env, host, skipsCaches }) => {
    expect(chooseHost({ env }, undefined)).toEqual({ host, skipsCaches })
  })

  it.each([
    { pageEnv: 'qa', env: undefined, host: 'https://qa.builder.io', skipsCaches: true },
    { pageEnv: 'qa', env: 'cdn2', host: 'https://cdn2.builder.io', skipsCaches: true },
    { pageEnv: 'dev', env: 'production', host: PRODUCTION, skipsCaches: false },
  ])(
    'lets the option $env win over env $pageEnv of the page',
    ({ pageEnv, env, host, skipsCaches }) => {
      expect(chooseHost({ env }, pageEnv)).toEqual({ host, skipsCaches })
    },
  )

  it.each([
    { env: undefined, pageEnv: undefined, skipsCaches: false },
    { env: 'qa', pageEnv: undefined, skipsCaches: true },
    { env: undefined, pageEnv: 'qa', skipsCaches: true },
  ])(
    'lets host win over env $env and env $pageEnv of the page',
    ({ env, pageEnv, skipsCaches }) => {
      const host = 'https://content.example.com'
      expect(chooseHost({ host, env }, pageEnv)).toEqual({ host, skipsCaches })
    },
  )

  it.each([
    ['https://content.example.com/', 'https://content.example.com'],
    ['https://content.example.com/base//', 'https://content.example.com/base'],
    ['http://localhost:4000', 'http://localhost:4000'],
    ['//content.example.com', '//content.example.com'],
    ['/proxy', '/proxy'],
    ['content.example.com', 'https://content.example.com'],
    ['localhost:4000', 'https://localhost:4000'],
    ['', PRODUCTION],
  ])('takes host "%s" for %s', (host, expected) => {
    expect(chooseHost({ host }, undefined).host).toBe(expected)
  })
})

describe('chooseHost on a page', () => {
  it.each([
    ['/', 'https://shop.test'],
    ['/proxy/', 'https://shop.test/proxy'],
    ['//content.example.com', '//content.example.com'],
    ['https://content.example.com', 'https://content.example.com'],
  ])('takes host "%s" for %s', (host, expected) => {
    expect(chooseHost({ host }, undefined, 'https://shop.test').host).toBe(expected)
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
