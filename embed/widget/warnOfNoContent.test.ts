import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetWarnings } from '../../src/utils/problems/warn'
import { warnOfNoContent } from './warnOfNoContent'

afterEach(forgetWarnings)

function told(hostname: string, url?: string): readonly unknown[] {
  vi.stubGlobal('location', { hostname, pathname: '/test.html' })
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  warnOfNoContent({ model: 'page', ...(url && { url }) })
  warnOfNoContent({ model: 'page', ...(url && { url }) })
  return info.mock.calls.flat()
}

describe('warnOfNoContent', () => {
  it.each(['localhost', '127.0.0.1', ''])('names the path once on a page of "%s"', (hostname) => {
    expect(told(hostname)).toEqual([
      'SiteBlocks: no entry of model "page" targets /test.html, so the placeholder stays. Publish one for this address, or name that of another page: url="/".',
    ])
  })

  it('names the address that was requested', () => {
    expect(told('localhost', '/about').join()).toContain('targets /about,')
  })

  it('says nothing to visitors', () => {
    expect(told('www.example.com')).toEqual([])
  })
})
