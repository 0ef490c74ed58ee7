import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from './lean/syntax'
import { leanReact } from './leanReact'

const CLIENT = 'react-dom/cjs/react-dom-client.production.js'
const FILES = [
  CLIENT,
  'react-dom/cjs/react-dom.production.js',
  'scheduler/cjs/scheduler.production.js',
]

const read = (file: string): string => readFileSync(`node_modules/${file}`, 'utf8')

/** What the plugin makes of a file with this code. */
function cut(file: string, code: string): string {
  const { transform } = leanReact() as unknown as {
    transform(code: string, id: string): { code: string }
  }
  const context = {
    error(message: string) {
      throw new Error(message)
    },
  }
  return transform.call(context, code, `/node_modules/${file}`).code
}

describe('leanReact', () => {
  it.each(FILES)('leaves %s readable and smaller', (file) => {
    const code = read(file)
    const lean = cut(file, code)
    expect(parse(lean).type).toBe('Program')
    expect(lean.length).toBeLessThan(code.length * 0.9)
  })

  it.each([
    ['another version', 'exports.version = "19.3.1"', 'exports.version = "19.3.2"'],
    ['a text that is put otherwise', 'nativeEvent.relatedTarget || nativeEvent.toElement', 'null'],
    ['a function of another name', 'function computeExpirationTime(', 'function expirationOf('],
    ['a statement that is gone', 'ReactDOMSharedInternals.findDOMNode =', 'var findDOMNode ='],
  ])('fails with %s, and names the file and what it misses', (_name, found, put) => {
    const code = read(CLIENT)
    expect(code).toContain(found)
    const missing = /function (\w+)/.exec(found)?.[0] ?? found
    expect(() => cut(CLIENT, code.replace(found, put))).toThrow(
      /^\/react-dom-client\.production\.js is not what it was: /,
    )
    expect(() => cut(CLIENT, code.replace(found, put))).toThrow(missing)
  })
})
