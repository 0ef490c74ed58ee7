import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * The IP address that a request comes from: that of its socket, or for a proxy on this machine the
 * one in `X-Real-IP`. Empty for a request that came through no socket.
 */
export function clientAddress(context: Context): string {
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
  const address = incoming?.socket.remoteAddress ?? ''
  return isLoopback(address) ? (context.req.header('X-Real-IP') ?? address) : address
}

/** Whether an IP address belongs to this machine, also when it is mapped to IPv6. */
export function isLoopback(address: string): boolean {
  return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)
}
