// Plants faults, and fails if the fuzzer misses one: node tools/robustness/fuzz/planted.mjs
import { readCorpus } from './corpus.mjs'
import { fuzzServer } from './fuzzServer.mjs'
import { openPage } from './openPage.mjs'

/** A fault that runs whenever a widget is mounted. */
const onMount = (fault) => `
  const real = window.SiteBlocks
  let mounted = 0
  const mount = (...given) => {
    mounted++
    ${fault}
    return real.mount(...given)
  }
  window.SiteBlocks = new Proxy(real, { get: (it, name) => (name === 'mount' ? mount : it[name]) })`

/** A fault that changes the address and body of requests. */
const onFetch = (change) => `
  const send = window.fetch
  window.fetch = (address, { body, ...init } = {}) => {
    const changed = (${change})(String(address), body)
    return send(changed[0], { body: changed[1], ...init })
  }`

/** A fault that replaces parts of the client. */
const onClient = (changes) => `
  const real = window.SiteBlocks
  const mount = (...given) => {
    const widget = real.mount(...given)
    const client = new Proxy(widget.client, { get: (it, name) => ({ ${changes} })[name] ?? it[name] })
    return new Proxy(widget, {
      get: (it, name) => (name === 'client' ? client : typeof it[name] === 'function' ? it[name].bind(it) : it[name]),
    })
  }
  window.SiteBlocks = new Proxy(real, { get: (it, name) => (name === 'mount' ? mount : it[name]) })`

/** Faults: the expected finding, the target that reports it, and the code. */
const FAULTS = [
  [/^a script ran/, 'content', onMount('ran(1)')],
  [/^alert\(\) was called/, 'content', onMount('alert(1)')],
  [/^uncaught: .*planted/, 'content', onMount('queueMicrotask(() => { throw Error("planted") })')],
  [/^unhandled: .*planted/, 'content', onMount('Promise.reject(Error("planted"))')],
  [/^console.error: planted/, 'content', onMount('console.error("planted")')],
  [/^markup: /, 'content', onMount('document.body.append(document.createElement("i"))')],
  [/^sheets: /, 'content', onMount('document.adoptedStyleSheets.push(new CSSStyleSheet())')],
  [/^globals: /, 'content', onMount("window['planted' + mounted] = 1")],
  [/^site: /, 'content', onMount('document.cookie = "site-cookie=lost; path=/"')],
  [/^Array.prototype.\w+ changed/, 'content', onMount('Array.prototype.planted = mounted')],
  [/^thrown to the host page: .*planted/, 'content', onMount('throw Error("planted")')],
  [
    /^it took more than/,
    'content',
    onMount('const end = performance.now() + 5500; while (performance.now() < end);'),
  ],
  [/^the page hangs/, 'content', onMount('for (;;);')],
  [/^console.error: planted/, 'messages', onMount('console.error("planted")')],
  [
    /^asked with the name/,
    'pageKeys',
    onFetch("(address, body) => [address + '&__proto__.a=1', body]"),
  ],
  [/^sent no list/, 'storage', onFetch('(address, body) => [address, body && "{}"]')],
  [
    /^sent events that are no JSON/,
    'storage',
    onFetch('(address, body) => [address, body && "{"]'),
  ],
  [/^the visitor is/, 'storage', onClient('visitorId: "a b"')],
  [/^the session is/, 'storage', onClient('sessionId: "a b"')],
  [
    /^without consent there is still/,
    'storage',
    `const real = window.SiteBlocks
    const setConsent = (given) => {
      real.setConsent(given)
      document.cookie = 'builderSessionId=planted; path=/'
    }
    window.SiteBlocks = new Proxy(real, { get: (it, name) => (name === 'setConsent' ? setConsent : it[name]) })`,
  ],
]

const SERVER_FAULTS = [
  [/^thrown to the server: .*planted/, 'throw Error("planted")'],
  [/^it took more than/, 'for (;;);'],
  // Ends the worker as running out of memory would.
  [/^planted/, '}; throw Error("planted"); {'],
]

const PAGE_HANGS_AFTER_MS = 60_000
const SERVER_HANGS_AFTER_MS = 10_000

const corpus = await readCorpus()
let missed = 0

function say(expected, target, found) {
  const isFound = found.some((text) => expected.test(text))
  if (!isFound) missed++
  console.log(`${isFound ? 'found ' : 'MISSED'}  ${target.padEnd(9)} ${expected.source}`)
  if (!isFound) console.log(`        ${found.join('\n        ') || 'nothing was found'}`)
}

for (const [expected, target, planted] of FAULTS) {
  const page = await openPage({ corpus, framed: target === 'messages', planted })
  try {
    // Not every case has events to send.
    const cases = target === 'storage' ? 20 : 1
    const slice = await page.run({ target, seed: 1, ms: 60_000, cases }, PAGE_HANGS_AFTER_MS)
    say(
      expected,
      target,
      slice.failures.map(({ text }) => text),
    )
  } catch ({ message }) {
    say(expected, target, [message])
  }
  await page.close()
}
for (const [expected, fault] of SERVER_FAULTS) {
  const { failures } = await fuzzServer({
    firstSeed: 1,
    ms: 60_000,
    most: 1,
    corpus,
    hangsAfterMs: SERVER_HANGS_AFTER_MS,
    module: `data:text/javascript,export const renderToHtml = () => { ${encodeURIComponent(fault)} }`,
  })
  say(
    expected,
    'server',
    failures.map(({ text }) => text),
  )
}
process.exitCode = missed ? 1 : 0
