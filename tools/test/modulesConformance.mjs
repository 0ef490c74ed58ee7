// Runs a conformance suite with the module build. Its runner takes one classic script, so the
// loader stub stands in.
//   node tools/test/modulesConformance.mjs ../shared/conformance/run.mjs [arguments of the runner]
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const [runner, ...args] = process.argv.slice(2)
const parts = JSON.parse(readFileSync('dist/modules/parts.json', 'utf8'))

const server = createServer((request, response) => {
  const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)
  if (!/^[\w-]+\.js$/.test(name)) return void response.writeHead(404).end()
  response.writeHead(200, {
    'content-type': 'text/javascript',
    'access-control-allow-origin': '*',
    'cache-control': 'max-age=3600',
  })
  response.end(readFileSync(`dist/modules/${name}`))
}).listen(0)
await new Promise((resolve) => server.once('listening', resolve))
const origin = `http://localhost:${server.address().port}`

const folder = mkdtempSync(join(tmpdir(), 'siteblocks-'))
const stub = join(folder, 'stub.js')
const dataset = { src: `${origin}/${parts.siteblocks}`, live: `${origin}/${parts.live}` }
writeFileSync(
  stub,
  `Object.assign(document.currentScript.dataset,${JSON.stringify(dataset)});\n${readFileSync('dist/loader.js', 'utf8')}`,
)
const child = spawn(process.execPath, [runner, '--embed', stub, ...args], { stdio: 'inherit' })
child.on('close', (status) => {
  server.close()
  rmSync(folder, { recursive: true })
  process.exitCode = status ?? 1
})
