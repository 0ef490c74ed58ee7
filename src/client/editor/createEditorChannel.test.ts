import { describe, expect, it, vi } from 'vitest'
import { createEditorChannel } from './createEditorChannel'
import { createFramedPage, EDITOR_ORIGIN } from './testing/framedPage'

function open() {
  const page = createFramedPage()
  const receive = vi.fn()
  const window = page.window as unknown as Window
  return { page, receive, channel: createEditorChannel(window, EDITOR_ORIGIN, receive) }
}

describe('createEditorChannel', () => {
  it('receives messages of the editor', () => {
    const { page, receive } = open()
    page.hear('ping')
    page.hear('editingMode', true)
    expect(receive.mock.calls).toEqual([
      ['ping', undefined],
      ['editingMode', true],
    ])
  })

  it.each([
    { name: 'another origin', sender: { origin: 'https://evil.com' } },
    { name: 'another scheme', sender: { origin: 'http://builder.io' } },
    { name: 'another port', sender: { origin: 'https://builder.io:8443' } },
    { name: 'an origin that begins alike', sender: { origin: 'https://builder.io.evil.com' } },
    { name: 'an opaque origin', sender: { origin: 'null' } },
    { name: 'no origin', sender: { origin: '' } },
    { name: 'another window', sender: { source: { postMessage() {} } } },
    { name: 'no window', sender: { source: null } },
    { name: 'another window and origin', sender: { source: {}, origin: 'https://evil.com' } },
  ])('does not hear $name', ({ sender }) => {
    const { page, receive } = open()
    page.hear('ping', {}, sender)
    expect(receive).not.toHaveBeenCalled()
  })

  it('does not hear the page itself', () => {
    const { page, receive } = open()
    page.hear('ping', {}, { source: page.window, origin: 'https://shop.example.com' })
    page.hear('ping', {}, { source: page.window })
    expect(receive).not.toHaveBeenCalled()
  })

  it.each([
    undefined,
    null,
    'builder.ping',
    ['builder.ping'],
    {},
    { type: 'ping' },
    { type: 'Builder.ping' },
    { type: { toString: () => 'builder.ping' } },
    Object.create({ type: 'builder.ping' }),
  ])('passes over %j', (message) => {
    const { page, receive } = open()
    page.hearAnything(message)
    expect(receive).not.toHaveBeenCalled()
  })

  it('sends to the editor alone', () => {
    const { page, channel } = open()
    channel.send('pong', { a: 1 })
    expect(page.parent.postMessage.mock.calls).toEqual([
      [{ type: 'builder.pong', data: { a: 1 } }, EDITOR_ORIGIN],
    ])
  })

  it('hears and says nothing once it is closed', () => {
    const { page, receive, channel } = open()
    channel.close()
    channel.close()
    page.hear('ping')
    channel.send('pong', {})
    expect(receive).not.toHaveBeenCalled()
    expect(page.takeSent()).toEqual([])
    expect(page.messageListeners()).toBe(0)
  })
})
