/** Text as it stands, anything else as JSON. Empty for what is nothing, and for what JSON cannot hold. */
export function answerText(answer: unknown, indent = 0): string {
  if (answer === undefined || answer === null || typeof answer === 'string') return answer ?? ''
  try {
    return JSON.stringify(answer, null, indent)
  } catch {
    // Nested more deeply than the stack is high.
    return ''
  }
}
