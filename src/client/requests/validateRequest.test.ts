import { describe, expect, it } from 'vitest'
import type { ClientOptions } from '../options/ClientOptions'
import { validateRequest } from './validateRequest'

const NO_KEY = 'failed, expected apiKey to be defined instead got: '

describe('validateRequest', () => {
  it.each<[name: string, options: Partial<ClientOptions>, message: string]>([
    ['no key', { apiKey: undefined }, `Fetching content ${NO_KEY}null`],
    ['a key of null', { apiKey: null as unknown as string }, `Fetching content ${NO_KEY}null`],
    ['an empty key', { apiKey: '' }, `Fetching content ${NO_KEY}`],
    [
      'version v2',
      { apiKey: 'k', apiVersion: 'v2' },
      "Invalid apiVersion: expected 'v1' or 'v3', received 'v2'",
    ],
    ['no key and version v2', { apiKey: '', apiVersion: 'v2' }, `Fetching content ${NO_KEY}`],
  ])('refuses %s', (_name, options, message) => {
    const item = { method: 'get', model: 'page' } as const
    expect(() => validateRequest(options, item)).toThrow(new Error(message))
  })

  it.each(['getAll', 'observe'] as const)('names the model in %s', (method) => {
    expect(() => validateRequest({ apiKey: '' }, { method, model: 'page' })).toThrow(
      new Error(`Fetching content from model page ${NO_KEY}`),
    )
  })

  it.each([undefined, null, '', 5])('refuses the model %j', (model) => {
    const item = { method: 'get', model: model as string } as const
    expect(() => validateRequest({ apiKey: 'k' }, item)).toThrow('Pass the name of a model')
  })
})
