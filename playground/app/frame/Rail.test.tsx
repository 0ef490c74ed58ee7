// @vitest-environment happy-dom
import { Tabs } from '@base-ui/react/tabs'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Rail } from './Rail'
import { steps } from './tools'

const [content, , install, watch] = steps

function Stage({ open }: { open: (typeof steps)[number] | undefined }) {
  return (
    <Tabs.Root value={open?.id ?? null}>
      <Rail open={open} onSame={undefined} />
      <button key={open?.id} type="button">
        On
      </button>
    </Tabs.Root>
  )
}

describe('Rail', () => {
  afterEach(cleanup)

  it.each([
    ['the next step, where a panel leads there', watch, 'Watch'],
    ['the step whose panel closes', undefined, 'Install'],
  ])('moves the focus to %s', (_, next, tab) => {
    const { rerender } = render(<Stage open={install} />)
    screen.getByRole('button').focus()
    rerender(<Stage open={next} />)
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: new RegExp(tab) }))
  })

  it('leaves the focus where it is still there, and at the start', () => {
    const { rerender } = render(<Stage open={content} />)
    expect(document.activeElement).toBe(document.body)
    const tab = screen.getByRole('tab', { name: /Content/ })
    tab.focus()
    rerender(<Stage open={install} />)
    expect(document.activeElement).toBe(tab)
  })
})
