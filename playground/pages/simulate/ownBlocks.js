// Watches the blocks that the page registers, and the author's code that registers them.
;(() => {
  const page = window.siteblocksPreview
  const { ownCode, tell } = page
  /** Whether code of the author's own blocks is running. */
  let isOwnCode = false
  const watched = (command) => (command.name === 'ownBlocks' ? watchOwnCode(command) : command)
  const { q } = window.SiteBlocks
  q.push = (...commands) => Array.prototype.push.apply(q, commands.map(watched))

  q.push((siteBlocks) => {
    const { register } = siteBlocks
    const { push } = siteBlocks.q
    siteBlocks.q.push = (...commands) => push(...commands.map(watched))
    siteBlocks.register = (name, block) => {
      register(name, isOwnCode ? guarded(block) : block)
      if (isOwnCode) tell({ ownBlocks: [...(page.status.ownBlocks ?? []), name] })
      // Inputs may contain functions, which messages cannot carry.
      const inputs = JSON.parse(JSON.stringify([block.inputs ?? []].flat()))
      const usable = inputs.filter((input) => input?.name && input.type)
      tell({ registered: { ...page.status.registered, [name]: usable } })
    }
  })

  /** Reports an error at its line of the author's code; other errors of the page are its own. */
  function tellProblem(message, lineOfPage) {
    const line = lineOfPage - ownCode.line + 1
    if (line >= 1 && line <= ownCode.count) tell({ codeProblem: { message, line } })
  }

  /** Runs code of the author's own, and reports its errors. */
  function tryOwnCode(run, self, args) {
    try {
      return run.apply(self, args)
    } catch (error) {
      // Lines of script files are of others.
      tellProblem(error.message, Number(/^(?!.*\.js:).*:(\d+):\d+\)?$/m.exec(error.stack)?.[1]))
      throw error
    }
  }

  function watchOwnCode(command) {
    return (...args) => {
      isOwnCode = true
      try {
        tryOwnCode(command, window, args)
      } finally {
        isOwnCode = false
      }
    }
  }

  function guarded(block) {
    const functions = Object.entries(block).filter(([, value]) => typeof value === 'function')
    const guard = (run) =>
      function (...args) {
        return tryOwnCode(run, this, args)
      }
    return { ...block, ...Object.fromEntries(functions.map(([key, run]) => [key, guard(run)])) }
  }

  // Code that cannot be parsed never runs.
  if (ownCode) addEventListener('error', ({ message, lineno }) => tellProblem(message, lineno))
})()
