const OWNERS =
  'Object Array Function String Number Boolean Symbol Date Promise RegExp Error Map Set'
const MORE =
  'WeakMap JSON Math Reflect Intl EventTarget Node Element HTMLElement Document Event Window'

/** The page's container for widgets, whose content belongs to them. */
export const stage = () => document.querySelector('#stage')

const objects = `${OWNERS} ${MORE}`.split(' ').flatMap((name) => {
  const owner = window[name]
  return [[name, owner], ...(owner.prototype ? [[`${name}.prototype`, owner.prototype]] : [])]
})

function listBuiltIns() {
  const found = new Map()
  for (const [name, object] of objects) {
    for (const key of Reflect.ownKeys(object)) {
      const { value, get, set } = Object.getOwnPropertyDescriptor(object, key)
      found.set(`${name}.${String(key)}`, [value ?? get, set])
    }
  }
  return found
}

function look() {
  const page = document.documentElement.cloneNode(true)
  for (const child of [...page.querySelector('#stage').children]) child.remove()
  return {
    markup: page.outerHTML.replaceAll(' class=""', ''),
    sheets: `${document.styleSheets.length} ${document.adoptedStyleSheets.length}`,
    globals: Reflect.ownKeys(window).map(String).join(' '),
    site: JSON.stringify([
      document.cookie.split('; ').filter((cookie) => cookie.startsWith('site-')),
      Object.entries(localStorage).filter(([name]) => name.startsWith('site-')),
    ]),
  }
}

/** Removes details that differ between cases, to group messages by kind. */
export const kindOf = (text) =>
  text
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\d+/g, '0')
    .slice(0, 160)

/** Restores the site's own cookies and storage. */
export function keepSite() {
  // biome-ignore lint/suspicious/noDocumentCookie: sites write cookies this way.
  document.cookie = 'site-cookie=kept; path=/'
  localStorage.setItem('site-item', 'kept')
}

/** Detects effects of a widget outside its container, by comparison with the state at creation. */
export function createWatch() {
  let harm = []
  const said = new Set()
  window.ran = (payload) => harm.push(`a script ran: ${payload}`)
  for (const dialog of ['alert', 'confirm', 'prompt', 'open', 'print']) {
    window[dialog] = () => harm.push(`${dialog}() was called`)
  }
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) harm.push(`uncaught: ${event.message}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => harm.push(`unhandled: ${reason}`))
  for (const level of ['error', 'warn', 'log', 'info', 'debug']) {
    console[level] = (...parts) => {
      const text = parts.map(String).join(' ')
      if (text.startsWith('SiteBlocks: ')) said.add(kindOf(text))
      else harm.push(`console.${level}: ${text.slice(0, 300)}`)
    }
  }
  keepSite()
  const before = { ...look(), builtIns: listBuiltIns() }

  /** Descriptions of changes since the last call, and the widget's messages. */
  function take() {
    const now = look()
    for (const what of Object.keys(now)) {
      if (now[what] !== before[what]) harm.push(`${what}: ${difference(before[what], now[what])}`)
      if (what !== 'site') before[what] = now[what]
    }
    keepSite()
    const builtIns = listBuiltIns()
    for (const name of new Set([...before.builtIns.keys(), ...builtIns.keys()])) {
      const [was, is] = [before.builtIns.get(name), builtIns.get(name)]
      if (was && is && Object.is(was[0], is[0]) && Object.is(was[1], is[1])) continue
      harm.push(`${name} changed`)
    }
    before.builtIns = builtIns
    if (Object.hasOwn(Object.prototype, 'polluted')) delete Object.prototype.polluted
    const taken = { harm, said: [...said] }
    harm = []
    said.clear()
    return taken
  }

  return { take, report: (text) => harm.push(text) }
}

function difference(was, is) {
  let at = 0
  while (at < was.length && was[at] === is[at]) at++
  const part = (text) => text.slice(Math.max(0, at - 20), at + 60)
  return `"${part(was)}" became "${part(is)}"`
}
