import { describe, expect, it } from 'vitest'
import { parsePreviewMessage } from './previewMessage'

const source = 'siteblocks-preview'
const figures = { requests: 3, bytes: 2000, embedBytes: 900, layoutShift: 0.02 }

describe('parsePreviewMessage', () => {
  it.each([
    {
      given: { source, type: 'ready', entry: { id: 'landing', name: 'Landing page' } },
      expected: { type: 'ready', entry: { id: 'landing', name: 'Landing page' } },
    },
    {
      given: { source, type: 'ready', entry: { id: 'landing' } },
      expected: { type: 'ready', entry: { id: 'landing', name: 'landing' } },
    },
    { given: { source, type: 'ready', entry: null }, expected: { type: 'ready', entry: null } },
    {
      given: { source, type: 'variation', name: 'Warm' },
      expected: { type: 'variation', name: 'Warm' },
    },
    {
      given: { source, type: 'error', message: 'boom' },
      expected: { type: 'error', message: 'boom' },
    },
    { given: { source, type: 'drawn', by: 'server' }, expected: { type: 'drawn', by: 'server' } },
    {
      given: { source, type: 'refused', count: 2, what: 'img-src https://a.example' },
      expected: { type: 'refused', count: 2, what: 'img-src https://a.example' },
    },
    { given: { source, type: 'figures', ...figures }, expected: { type: 'figures', ...figures } },
  ])('reads $given.type', ({ given, expected }) => {
    expect(parsePreviewMessage(given)).toEqual(expected)
  })

  it.each([
    null,
    'ready',
    { type: 'ready' },
    { source: 'someone-else', type: 'error', message: 'boom' },
    { source, type: 'unknown' },
    { source, type: 'error', message: 5 },
    { source, type: 'variation' },
    { source, type: 'drawn', by: 'magic' },
    { source, type: 'refused', count: '2' },
    { source, type: 'figures', ...figures, bytes: '2000' },
    { source, type: 'figures', requests: 3 },
  ])('passes over %j', (given) => {
    expect(parsePreviewMessage(given)).toBeUndefined()
  })
})
