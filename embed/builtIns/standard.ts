type Realm = Window & typeof globalThis

type Owners = 'Array' | 'Date' | 'JSON' | 'Object'

/**
 * A standard built-in, even if the page has replaced it.
 *
 * Old libraries (Prototype.js, MooTools, Datejs) define functions under names that have since
 * become standard, with different behavior. In that case, the built-in comes from an iframe; the
 * page's own stays as it is.
 *
 * @param works - Whether the built-in behaves as needed. May throw.
 * @throws Error when the page has replaced the built-in, and an iframe cannot be created.
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

/** Whether a check returns true and does not throw. */
export function passes(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}

/** The console message about built-ins that cannot be restored. */
export function replacedMessage(names: readonly string[]): string {
  let list = ''
  for (const name of names) list += (list && ', ') + name
  return `SiteBlocks: a script of this page replaced ${list} with a non-standard version, so no content can be shown. Update or remove that script, such as an old Prototype.js.`
}

let realm: Realm | null | undefined

/** A window without scripts of the page; `null` if it cannot be created. */
function freshRealm(): Realm | null {
  realm ??= makeRealm()
  return realm
}

/** The built-ins still work after their iframe is removed. */
function makeRealm(): Realm | null {
  try {
    const frame = document.createElement('iframe')
    frame.hidden = true
    document.documentElement.appendChild(frame)
    const view = frame.contentWindow as Realm | null
    // Throws in a sandboxed page, whose frames have other origins.
    const isReadable = typeof view?.Object === 'function'
    document.documentElement.removeChild(frame)
    return isReadable ? view : null
  } catch {
    return null
  }
}
