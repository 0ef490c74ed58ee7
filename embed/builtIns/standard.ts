type Realm = Window & typeof globalThis

type Owners = 'Array' | 'Date' | 'JSON' | 'Object'

/**
 * A function of the language that does what the standard says, whatever the page has put in its
 * place.
 *
 * Old libraries (Prototype.js, MooTools, Datejs) define functions of names that have become
 * standard since, and do something else. Where that is so, an iframe gives a fresh one; the page
 * keeps its own.
 *
 * @param works - Whether it does what is needed of it. May throw.
 * @throws Error when the page has replaced it, and lets no iframe be made.
 */
export function standard<Owner extends Owners, Name extends keyof Realm[Owner]>(
  owner: Owner,
  name: Name & string,
  works: (builtIn: Realm[Owner][Name]) => boolean,
): Realm[Owner][Name] {
  const own = (globalThis as Realm)[owner][name]
  if (passes(() => works(own))) return own
  const fresh = freshRealm()
  if (!fresh) throw new Error(replacedMessage([`${owner}.${name}`]))
  return fresh[owner][name]
}

/** Whether a check holds; one that throws does not. */
export function passes(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}

/** The console message about replaced built-ins that nothing can stand in for. */
export function replacedMessage(names: readonly string[]): string {
  let list = ''
  for (const name of names) list += (list && ', ') + name
  return `SiteBlocks: a script of this page replaced ${list} with a non-standard version, so no content can be shown. Update or remove that script; old versions of Prototype.js and MooTools do this.`
}

let realm: Realm | null | undefined

/** A window that no script of the page has touched; `null` where none can be made. */
function freshRealm(): Realm | null {
  realm ??= makeRealm()
  return realm
}

/** Functions of the language outlive their iframe. */
function makeRealm(): Realm | null {
  try {
    const frame = document.createElement('iframe')
    frame.hidden = true
    document.documentElement.appendChild(frame)
    const view = frame.contentWindow as Realm | null
    // Reading it throws in a sandboxed page, whose frames are of other origins.
    const isReadable = typeof view?.Object === 'function'
    document.documentElement.removeChild(frame)
    return isReadable ? view : null
  } catch {
    return null
  }
}
