// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { cleanUp, writeCookie } from './cleanUp'

it('leaves nothing of a test file to the next one', () => {
  const { href } = location
  const { fetch, setTimeout } = globalThis
  vi.useFakeTimers()
  vi.stubGlobal('fetch', null)
  vi.spyOn(document, 'title', 'get').mockReturnValue('Mocked')
  document.body.append('text')
  writeCookie('one=1; path=/')
  writeCookie('two=2; path=/')
  localStorage.setItem('a', 'b')
  sessionStorage.setItem('a', 'b')
  history.pushState(null, '', '/elsewhere')
  cleanUp()
  expect([globalThis.fetch, globalThis.setTimeout]).toEqual([fetch, setTimeout])
  expect([document.title, document.body.textContent, document.cookie]).toEqual(['', '', ''])
  expect([localStorage.length, sessionStorage.length, location.href]).toEqual([0, 0, href])
})
