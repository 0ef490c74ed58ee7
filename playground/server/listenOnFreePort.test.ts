import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { listenOnFreePort } from './listenOnFreePort'

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

/** Occupies consecutive ports and returns the first. Starts over when other processes interfere. */
async function takeRun(count: number): Promise<number> {
  // Below the range from which systems assign ports.
  let first = 20_000
  for (let port = first; port < first + count; port += 1) if (!(await take(port))) first = port + 1
  return first
}

describe('listenOnFreePort', () => {
  it('gives any free port for 0', async () => {
    const server = makeServer()
    const port = await listenOnFreePort(server, 0, LOOPBACK)
    expect((server.address() as AddressInfo).port).toBe(port)
  })

  it('goes on to the next free port', async () => {
    const taken = await listenOnFreePort(makeServer(), 0, LOOPBACK)
    const port = await listenOnFreePort(makeServer(), taken, LOOPBACK)
    expect(port).toBeGreaterThan(taken)
    expect(port).toBeLessThanOrEqual(taken + 20)
  })

  it('gives up after 20 more', async () => {
    const first = await takeRun(21)
    await expect(listenOnFreePort(makeServer(), first, LOOPBACK)).rejects.toThrow(
      `The ports ${first} to ${first + 20} are taken.`,
    )
  })

  it('passes on any other failure', async () => {
    await expect(listenOnFreePort(makeServer(), 0, 'no.such.host.invalid')).rejects.toThrow(
      'no.such.host',
    )
  })
})
