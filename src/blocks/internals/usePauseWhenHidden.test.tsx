// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { type ReactElement, useRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { usePauseWhenHidden } from './usePauseWhenHidden'

function Panel({ isShown, html }: { isShown: boolean; html: string }): ReactElement {
  const panel = useRef<HTMLDivElement>(null)
  const [markup] = useState({ __html: html })
  usePauseWhenHidden(panel, isShown)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed text of this test.
  return <div ref={panel} dangerouslySetInnerHTML={markup} />
}

describe('what plays in a panel that closes', () => {
  it.each([
    { html: '<video controls></video>', plays: 1, opened: false },
    { html: '<p><audio controls></audio></p>', plays: 1, opened: false },
    { html: '<video autoplay muted loop></video>', plays: 1, opened: true },
    { html: '<video autoplay muted preload="none"></video>', plays: 0, opened: false },
  ])('is paused, and continues only if it has played by itself: $html', (row) => {
    const { container, rerender } = render(<Panel isShown html={row.html} />)
    const media = container.querySelector('video,audio') as HTMLMediaElement
    Object.defineProperty(media, 'played', { value: { length: row.plays } })
    const pause = vi.spyOn(media, 'pause').mockImplementation(() => {})
    const play = vi.spyOn(media, 'play').mockResolvedValue()
    rerender(<Panel isShown={false} html={row.html} />)
    expect(pause).toHaveBeenCalledOnce()
    rerender(<Panel isShown html={row.html} />)
    expect(play).toHaveBeenCalledTimes(row.opened ? 1 : 0)
  })

  it.each([
    { attributes: 'src="https://www.youtube.com/embed/a"', loads: 1 },
    { attributes: 'src="https://www.youtube-nocookie.com/embed/a"', loads: 1 },
    { attributes: 'src="https://player.vimeo.com/video/1"', loads: 1 },
    { attributes: 'src="https://radio.test/player" allow="fullscreen; autoplay"', loads: 1 },
    { attributes: 'src="https://shop.test/form"', loads: 0 },
  ])('is reloaded if it is a player: a frame with $attributes', ({ attributes, loads }) => {
    const html = `<iframe ${attributes}></iframe>`
    const { container, rerender } = render(<Panel isShown html={html} />)
    const frame = container.querySelector('iframe') as HTMLIFrameElement
    const load = vi.spyOn(frame, 'replaceWith').mockImplementation(() => {})
    rerender(<Panel isShown={false} html={html} />)
    expect(load).toHaveBeenCalledTimes(loads)
  })
})
