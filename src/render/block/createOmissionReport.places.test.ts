import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Files that print directly, and the subject. All others use `reportOmission`. */
const PRINTS: Readonly<Record<string, string>> = {
  'blocks/form/fieldValues.ts': 'which field a visitor could not send',
  'blocks/form/submissionRequest.ts': 'which header or field a visitor could not send',
  'render/block/ComponentOptions.ts': 'which options of the site have no effect',
  'render/block/blockWarnings.ts':
    'which block the site has not registered, and that it passes no locale',
  'render/block/createOmissionReport.ts': 'what is left out',
  'render/entry/useHttpRequests.ts': 'which request was not sent, or failed',
  'render/html/trustedTypes.ts': 'that the policy of the page takes no HTML',
  'render/react/createReactStage.tsx': 'that HTML of a server did not match',
  'render/scripts/entryCode.ts': 'where code of an entry stopped',
  'render/scripts/loadScript.ts': 'which script could not be loaded',
  'render/state/createLogic.ts': 'which expression failed',
  'render/styles/fontFaces.ts': 'which font could not be loaded',
  'render/styles/fontSheets.ts': 'which fonts could not be loaded, or a policy refuses',
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
