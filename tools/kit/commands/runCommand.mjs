import { spawn } from 'node:child_process'

/**
 * Runs a command and collects its output. Ends it when this process exits.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<string>} Its output. Rejects with the output if the command fails.
 */
export function runCommand(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        printed += text
      })
    }
    const stop = () => child.kill()
    process.once('exit', stop)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      process.off('exit', stop)
      if (code === 0) resolve(printed)
      else reject(new Error(printed.trim() || `${command} ended with ${signal ?? `code ${code}`}`))
    })
  })
}
