// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleGuard'
import { keepFrame } from './createSanitizer'

function kept(source: string | null): string | null {
  const box = document.createElement('div')
  const frame = document.createElement('iframe')
  if (source !== null) frame.setAttribute('src', source)
  box.append(frame)
  keepFrame(frame)
  return box.querySelector('iframe')?.getAttribute('src') ?? null
}

describe('keepFrame', () => {
  it.each([
    ['https://video.test/1', 'https://video.test/1'],
    ['HTTPS://video.test/1', 'HTTPS://video.test/1'],
    ['//video.test/1', 'https://video.test/1'],
    [' //video.test/1', 'https://video.test/1'],
  ])('shows %j as %j', (source, expected) => {
    expect(kept(source)).toBe(expected)
  })

  it.each([
    'http://video.test/1',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'https:video.test',
    '/page',
    '',
    null,
  ])('takes out %j, and says so', (source) => {
    expect(kept(source)).toBeNull()
    expect(takeConsole()).toEqual([expect.stringContaining('Use an https address.')])
  })
})
