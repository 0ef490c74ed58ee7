import { setTimeout as pause } from 'node:timers/promises'

const CHUNK = 8192

/**
 * Simulates a network link: each answer starts one round trip after its request, and all share the
 * bandwidth, the most urgent first, as browsers ask and servers do. Connections are already open
 * and warm.
 *
 * @returns Function that sends the body of a response; `urgency` is that of RFC 9218, 0 the highest.
 */
export function createLink({ roundTripMs, mbits }) {
  const waiting = []
  let isBusy = false

  async function work() {
    let freeAt = performance.now()
    while (waiting.length > 0) {
      const next = waiting.reduce((first, one) => (one.urgency < first.urgency ? one : first))
      const chunk = next.body.subarray(next.sent, next.sent + CHUNK)
      next.sent += chunk.length
      freeAt += (chunk.length * 8) / (mbits * 1000)
      await pause(freeAt - performance.now())
      next.response.write(chunk)
      if (next.sent < next.body.length) continue
      next.response.end()
      waiting.splice(waiting.indexOf(next), 1)
    }
  }

  return async function send(response, body, urgency) {
    await pause(roundTripMs)
    waiting.push({ response, body, urgency, sent: 0 })
    if (isBusy) return
    isBusy = true
    await work()
    isBusy = false
  }
}
