/**
 * Connects to a browser started with `--remote-debugging-pipe`. Never enables the runtime domain,
 * with which V8 would parse a script again for each error that it creates: some 45 ms for React.
 *
 * @param stdio - The browser's streams.
 */
export function connectDevtools({ 3: input, 4: output }) {
  const waiting = new Map()
  let rest = ''
  output.setEncoding('utf8').on('data', (text) => {
    const messages = `${rest}${text}`.split('\0')
    rest = messages.pop()
    for (const { id, result, error } of messages.map((message) => JSON.parse(message))) {
      if (error) waiting.get(id)?.reject(new Error(`DevTools: ${error.message}`))
      else waiting.get(id)?.resolve(result)
      waiting.delete(id)
    }
  })
  const send = (method, params = {}, sessionId = undefined) => {
    const id = send.next++
    input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
  }
  send.next = 1
  return {
    send,
    /** Opens a session with the browser's page and returns a function that sends commands. */
    async attach() {
      const { targetInfos } = await send('Target.getTargets')
      const { targetId } = targetInfos.find(({ type }) => type === 'page')
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
      return (method, params) => send(method, params, sessionId)
    },
  }
}

/** Slows the page's main thread down by a factor. */
export const slowDown = (rate) => async (devtools) => {
  const send = await devtools.attach()
  await send('Emulation.setCPUThrottlingRate', { rate })
}

/** Bytes of the page's JavaScript heap after garbage collection. */
export async function heapSize(devtools) {
  const send = await devtools.attach()
  await send('HeapProfiler.collectGarbage')
  await send('HeapProfiler.collectGarbage')
  const { usedSize } = await send('Runtime.getHeapUsage')
  return usedSize
}
