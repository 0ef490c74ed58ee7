import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { ownOrigin } from './ownOrigin'

const PUBLIC = 'https://content.example.com'

async function ask(url: string, host: string | undefined, origin?: string) {
  const app = new Hono().use(ownOrigin(origin)).get('/', (it) => it.text(it.get('origin')))
  return app.request(url, { headers: host === undefined ? {} : { Host: host } })
}

describe('ownOrigin', () => {
  it.each([
    { url: 'http://localhost:5000/', host: 'localhost:5000', expected: 'http://localhost:5000' },
    { url: 'http://127.0.0.1/', expected: 'http://127.0.0.1' },
    { url: 'http://[::1]:5000/', expected: 'http://[::1]:5000' },
    { url: 'http://shop.localhost/', expected: 'http://shop.localhost' },
    { url: 'http://localhost/', origin: `${PUBLIC}/`, expected: PUBLIC },
    { url: 'http://content.example.com:8080/', origin: PUBLIC, expected: PUBLIC },
  ])('gives $expected to $url of $origin', async ({ url, host, origin, expected }) => {
    expect(await (await ask(url, host, origin)).text()).toBe(expected)
  })

  it.each([
    { url: 'http://evil.test/' },
    { url: 'http://localhost.evil.test/' },
    { url: 'http://content.example.com/' },
    { url: 'http://evil.test/', origin: PUBLIC },
    { url: 'http://content.example.com.evil.test/', origin: PUBLIC },
    // An absolute target beside a header for another host.
    { url: 'http://localhost/', host: 'evil.test' },
    { url: 'http://evil.test/', host: 'localhost' },
    { url: 'http://localhost/', host: 'evil.test', origin: PUBLIC },
  ])('refuses $url with the header $host of $origin', async ({ url, host, origin }) => {
    const answer = await ask(url, host, origin)
    expect(answer.status).toBe(421)
    const name = new URL(url.includes('localhost/') ? `http://${host}` : url).host
    expect(await answer.text()).toContain(`is not "${name}"`)
  })

  it.each(['content.example.com', 'file:///x', ''])('does not accept "%s" as an origin', (text) => {
    expect(() => ownOrigin(text)).toThrow(`The origin is "${text}"`)
  })
})
