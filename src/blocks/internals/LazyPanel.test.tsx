// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { LazyPanel } from './LazyPanel'

afterEach(cleanup)

const panel = (isOpen: boolean) => (
  <LazyPanel isOpen={isOpen} blocks={[]} onReveal={() => {}} id="p">
    <input />
  </LazyPanel>
)

describe('LazyPanel', () => {
  it('is not there until it opens', () => {
    const { container, rerender } = render(panel(false))
    expect(container.innerHTML).toBe('')
    rerender(panel(true))
    expect(container.innerHTML).toBe('<div id="p"><input></div>')
  })

  it('keeps what is in it when it closes', () => {
    const { container, rerender } = render(panel(true))
    const input = container.querySelector('input')
    rerender(panel(false))
    expect(container.querySelector('div')?.hidden).toBe(true)
    rerender(panel(true))
    expect(container.querySelector('div')?.hidden).toBe(false)
    expect(container.querySelector('input')).toBe(input)
  })
})
