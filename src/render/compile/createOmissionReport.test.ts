import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import type { Client } from '../../client/Client'
import type { Omission } from '../../utils/problems/Omission'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { createOmissionReport } from './createOmissionReport'

const OBJECT: Omission = { what: '<object>', why: 'it can run code', instead: 'Use an <iframe>.' }
const SCRIPT: Omission = { ...OBJECT, what: '<script>', isUpToSite: true }
const MESSAGE = 'block "a": <object> was left out, since it can run code. Use an <iframe>.'

function clientWith(onDebug: () => void): Client {
  return { options: { onDebug } } as object as Client
}

describe('createOmissionReport', () => {
  it('reports to onDebug once for each block and kind, over all entries of a client', () => {
    const onDebug = vi.fn()
    const client = clientWith(onDebug)
    for (const where of ['block "a"', 'block "b"', 'block "a"']) {
      const report = createOmissionReport({ client, authoring: false })
      for (const omission of [OBJECT, SCRIPT, OBJECT]) report(where, omission)
    }
    expect(onDebug).toHaveBeenCalledTimes(4)
    expect(onDebug).toHaveBeenCalledWith(MESSAGE, { where: 'block "a"', ...OBJECT })
    expect(takeConsole()).toHaveLength(1)
  })

  it('prints each block and kind once while an author is editing', () => {
    for (const where of ['block "a"', 'block "b"', 'block "a"']) {
      createOmissionReport({ client: undefined, authoring: true })(where, OBJECT)
    }
    expect(takeConsole()).toEqual([
      `warn: SiteBlocks: ${MESSAGE}`,
      expect.stringContaining('block "b": <object>'),
    ])
  })

  it('prints to visitors only the first of each kind that the site can let in', () => {
    const report = createOmissionReport({ client: undefined, authoring: false })
    report('block "a"', OBJECT)
    report('block "b"', SCRIPT)
    report('block "c"', SCRIPT)
    expect(takeConsole()).toEqual([expect.stringContaining('block "b": <script> was left out')])
  })

  it('prints to visitors all that no site can let in', () => {
    const report = createOmissionReport({ client: undefined, authoring: false })
    for (const where of ['block "a"', 'block "b"']) report(where, { ...OBJECT, isMistake: true })
    expect(takeConsole()).toHaveLength(2)
  })

  it('lets nothing of what onDebug throws through', () => {
    const client = clientWith(() => {
      throw new Error('oops')
    })
    createOmissionReport({ client, authoring: true })('block "a"', OBJECT)
    expect(takeConsole()).toEqual([`warn: SiteBlocks: ${MESSAGE}`])
  })
})

/** Files that print directly, and the subject. All others use `reportOmission`. */
const PRINTS: Readonly<Record<string, string>> = {
  'blocks/form/fieldValues.ts': 'which field a visitor could not send',
  'blocks/form/submissionRequest.ts': 'which header or field a visitor could not send',
  'render/compile/ComponentOptions.ts': 'which options of the site have no effect',
  'render/compile/blockWarnings.ts':
    'which block the site has not registered, and that it passes no locale',
  'render/compile/createOmissionReport.ts': 'what is left out',
  'render/entry/useHttpRequests.ts': 'which request was not sent, or failed',
  'render/entry/warnOfNoEntry.ts': 'that a conversion names no entry',
  'render/html/trustedTypes.ts': 'that the policy of the page takes no HTML',
  'render/react/createReactStage.tsx': 'that HTML of a server did not match',
  'render/scripts/entryCode.ts': 'where code of an entry stopped',
  'render/scripts/loadScript.ts': 'which script could not be loaded',
  'render/state/createLogic.ts': 'which expression failed',
  'render/styles/fontFaces.ts': 'which font could not be loaded',
  'render/styles/fontHosts.ts': 'which fonts could not be loaded, or a policy refuses',
}

it('nothing of content is left out with a warning that onDebug does not get', () => {
  const root = new URL('../../', import.meta.url)
  const printing = ['render', 'blocks'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
      .filter((path) => /\bwarnOnce\(/.test(readFileSync(new URL(path, root), 'utf8'))),
  )
  expect(printing.sort()).toEqual(Object.keys(PRINTS))
})
