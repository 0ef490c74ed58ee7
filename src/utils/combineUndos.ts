/** One undo for several, which run in their order. Called again, it does nothing. */
export function combineUndos(undos: readonly ((() => unknown) | undefined)[]): () => void {
  const due = undos.slice()
  return () => {
    for (const undo of due.splice(0)) undo?.()
  }
}
