// Runs the content host's tests on a temporary Postgres server.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startPostgres } from './startPostgres'

async function main(): Promise<void> {
  const server = await startPostgres()
  try {
    const child = spawn(
      'npx',
      ['vitest', 'run', 'playground/server', '--no-file-parallelism', ...process.argv.slice(2)],
      { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: server.url } },
    )
    const [code] = await once(child, 'exit')
    process.exitCode = code ?? 1
  } finally {
    await server.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
