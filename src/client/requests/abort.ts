/** Why a signal was aborted, as an error. */
export function abortReason(signal: AbortSignal): unknown {
  // Safari before 15.4 has no reasons.
  return signal.reason ?? new DOMException('The request was given up.', 'AbortError')
}

/** Calls `listener` with the reason when the first of `signals` is aborted, even now. Returns the undo. */
export function onAbort(
  signals: readonly AbortSignal[],
  listener: (reason: unknown) => void,
): () => void {
  const aborted = signals.find((signal) => signal.aborted)
  if (aborted !== undefined) {
    listener(abortReason(aborted))
    return () => {}
  }
  function release(): void {
    for (const signal of signals) signal.removeEventListener('abort', hear)
  }
  function hear(event: Event): void {
    release()
    listener(abortReason(event.target as AbortSignal))
  }
  for (const signal of signals) signal.addEventListener('abort', hear)
  return release
}
