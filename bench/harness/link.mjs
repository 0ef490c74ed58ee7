import { setTimeout as pause } from 'node:timers/promises'

const CHUNK = 8192

/**
 * Simulates a network link: each answer starts one round trip after its request, and all share the
 * bandwidth. Connections are already open and warm.
 *
 * @returns Function that sends the body of a response.
 */
export function createLink({ roundTripMs, mbits }) {
  let freeAt = 0
  return async function send(response, body) {
    await pause(roundTripMs)
    freeAt = Math.max(freeAt, performance.now())
    for (let from = 0; from < body.length; from += CHUNK) {
      const chunk = body.subarray(from, from + CHUNK)
      freeAt += (chunk.length * 8) / (mbits * 1000)
      await pause(freeAt - performance.now())
      response.write(chunk)
    }
    response.end()
  }
}
