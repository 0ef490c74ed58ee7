// For browsers whose console cannot be read from outside.
window.problems = []
for (const level of ['warn', 'error']) {
  const say = console[level]
  console[level] = (...values) => {
    problems.push(`${level}: ${values.join(' ')}`)
    say.apply(console, values)
  }
}
addEventListener('error', ({ message }) => message && problems.push(`uncaught: ${message}`))
addEventListener('unhandledrejection', ({ reason }) => problems.push(`uncaught: ${reason}`))
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  problems.push(`refused: ${violatedDirective} ${blockedURI}`)
})
