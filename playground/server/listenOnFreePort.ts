import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Number of further ports to try. */
const MORE_PORTS = 20

/**
 * Makes `server` listen on `port`, or on the next free one of the 20 after it. Port 0 means any.
 *
 * @returns The chosen port.
 * @throws When all are taken, or the process may not use them.
 */
export async function listenOnFreePort(
  server: Server,
  port: number,
  hostname: string,
): Promise<number> {
  const last = port === 0 ? 0 : Math.min(port + MORE_PORTS, 65_535)
  for (let candidate = port; candidate <= last; candidate += 1) {
    if (await tryPort(server, candidate, hostname)) return (server.address() as AddressInfo).port
  }
  throw new Error(`The ports ${port} to ${last} are taken. Give another one by --port.`)
}

function tryPort(server: Server, port: number, hostname: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    function onError(error: NodeJS.ErrnoException) {
      server.off('listening', onListening)
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(error)
    }
    function onListening() {
      server.off('error', onError)
      resolve(true)
    }
    server.once('error', onError).once('listening', onListening).listen(port, hostname)
  })
}
