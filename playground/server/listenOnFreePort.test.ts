import { createServer, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listenOnFreePort } from './listenOnFreePort'

const LOOPBACK = '127.0.0.1'
const servers: Server[] = []

afterEach(async () => {
  await Promise.all(servers.splice(0).map((it) => new Promise((resolve) => it.close(resolve))))
})

function makeServer(): Server {
  const server = createServer()
  servers.push(server)
  return server
}

describe('listenOnFreePort', () => {
  it('gives any free port for 0', async () => {
    const server = makeServer()
    const port = await listenOnFreePort(server, 0, LOOPBACK)
    expect((server.address() as AddressInfo).port).toBe(port)
  })

  it('tries the next free port', async () => {
    const taken = await listenOnFreePort(makeServer(), 0, LOOPBACK)
    const port = await listenOnFreePort(makeServer(), taken, LOOPBACK)
    expect(port).toBeGreaterThan(taken)
    expect(port).toBeLessThanOrEqual(taken + 20)
  })

  it('gives up after 20 more', async () => {
    const listen = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
      process.nextTick(() => this.emit('error', { code: 'EADDRINUSE' }))
      return this
    })
    await expect(listenOnFreePort(makeServer(), 5000, LOOPBACK)).rejects.toThrow(
      'The ports 5000 to 5020 are taken.',
    )
    expect(listen).toHaveBeenCalledTimes(21)
  })

  it('passes on any other failure', async () => {
    await expect(listenOnFreePort(makeServer(), 0, 'no.such.host.invalid')).rejects.toThrow(
      'no.such.host',
    )
  })
})
