// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CopyButton } from './CopyButton'

const nameOf = () => screen.getByRole('button').textContent
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))

describe('CopyButton', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('copies, confirms, and goes back after six seconds', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    render(<CopyButton text="<site-blocks>" label="Copy snippet" />)
    await press()
    expect(writeText).toHaveBeenCalledExactlyOnceWith('<site-blocks>')
    expect(nameOf()).toBe('Copied')
    expect(screen.getByRole('status').textContent).toBe('Copied')
    act(() => void vi.advanceTimersByTime(5999))
    expect(nameOf()).toBe('Copied')
    act(() => void vi.advanceTimersByTime(1))
    expect(nameOf()).toBe('Copy snippet')
  })

  it('says what to do when the browser refuses', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    render(<CopyButton text="<site-blocks>" label="Copy snippet" />)
    await press()
    expect(nameOf()).toBe('Select and copy it')
  })
})
