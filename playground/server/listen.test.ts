import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { listen } from './listen'

const LOOPBACK = '127.0.0.1'
let servers: Server[] = []

afterEach(async () => {
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  servers = []
})

function makeServer(): Server {
  const server = createServer()
  servers.push(server)
  return server
}

async function take(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, LOOPBACK, () => {
      servers.push(server)
      resolve(true)
    })
  })
}

describe('listen', () => {
  it('gives any free port for 0', async () => {
    const server = makeServer()
    const port = await listen(server, 0, LOOPBACK)
    expect((server.address() as AddressInfo).port).toBe(port)
  })

  it('goes on to the next free port', async () => {
    const taken = await listen(makeServer(), 0, LOOPBACK)
    const port = await listen(makeServer(), taken, LOOPBACK)
    expect(port).toBeGreaterThan(taken)
    expect(port).toBeLessThanOrEqual(taken + 20)
  })

  it('gives up after 20 more', async () => {
    const first = await listen(makeServer(), 0, LOOPBACK)
    for (let port = first + 1; port <= first + 20; port += 1) await take(port)
    await expect(listen(makeServer(), first, LOOPBACK)).rejects.toThrow(
      `The ports ${first} to ${first + 20} are taken.`,
    )
  })

  it('passes on any other failure', async () => {
    await expect(listen(makeServer(), 0, 'no.such.host.invalid')).rejects.toThrow('no.such.host')
  })
})
