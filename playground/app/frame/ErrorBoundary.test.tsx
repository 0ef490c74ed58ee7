// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary'

function Broken(): never {
  throw new Error('The frame is gone.')
}

afterEach(cleanup)

it('says what failed and offers a way back, in place of a white page', () => {
  // React reports caught errors.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toContain('The frame is gone.')
  expect(screen.getByRole('button', { name: 'Load it again' })).toBeTruthy()
})
