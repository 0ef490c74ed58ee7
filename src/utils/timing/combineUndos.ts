/** Combines undo functions into one that runs them in order. Later calls do nothing. */
export function combineUndos(undos: readonly ((() => unknown) | undefined)[]): () => void {
  const due = undos.slice()
  return () => {
    for (const undo of due.splice(0)) undo?.()
  }
}
