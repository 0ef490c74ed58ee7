import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A second address of a server. */
export interface ForwardedPort {
  readonly url: string
  /** Accepts no more connections, and waits for open requests; hanging ones are cut off. */
  close(): Promise<void>
}

const CLOSE_GRACE_MS = 500

/** Listens on another port and forwards requests to the server at `url`. */
export async function forwardPort(url: string): Promise<ForwardedPort> {
  const { hostname, port } = new URL(url)
  const visitors = new Set<Socket>()
  const hosts = new Set<Socket>()
  const server = createServer((visitor) => {
    const host = connect(Number(port), hostname)
    visitors.add(visitor)
    hosts.add(host)
    visitor
      .on('error', () => {})
      .on('close', () => {
        visitors.delete(visitor)
        host.end()
      })
    host
      .on('error', () => {})
      .on('close', () => {
        hosts.delete(host)
        visitor.destroy()
      })
    visitor.pipe(host).pipe(visitor)
  })
  server.listen(0, hostname)
  await once(server, 'listening')
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close()
      for (const visitor of visitors) visitor.destroy()
      const cutOff = setTimeout(() => {
        for (const host of hosts) host.destroy()
      }, CLOSE_GRACE_MS)
      await Promise.all(
        [...hosts].map((host) => new Promise((resolve) => host.once('close', resolve))),
      )
      clearTimeout(cutOff)
    },
  }
}
