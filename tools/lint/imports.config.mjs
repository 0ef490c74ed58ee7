// Rules of dependency-cruiser: which imports a folder may not have.
import { join } from 'node:path'
import { root } from '../kit/root.mjs'
import { orderRules } from './layers.mjs'

const TESTS = '[.]test[.]|/testing/'

/** What the playground takes from the product in place of repeating it. */
const FOR_THE_PLAYGROUND = [
  '^src/content/',
  '^src/blocks/defaultInputs',
  '^src/client/(?:Client|options/(?:hosts|Option)|page/managerCategories|pageKeys/readPageKeys|requests/(?:contentItem|contentParameters)|variations/decideVariation)[.]',
  '^src/render/compile/BlockDefinition',
  '^src/utils/(?:values/isRecord|text/(?:decodeUri|letterCase|parseJson))',
]

/** All options of `mount()` as rows. */
const OPTIONS = '^embed/options/optionRows'

function forbid(name, from, to) {
  return { name, severity: 'error', from, to }
}

export default {
  forbidden: [
    ...orderRules(),
    forbid('no circles', { path: '^(?:src|embed|playground|e2e|tools)/' }, { circular: true }),
    forbid(
      'no React below render',
      { path: '^src/(?:utils|content|expression|client)/' },
      { path: 'node_modules/(?:react|react-dom|@emotion)/' },
    ),
    forbid(
      'a block imports no other',
      { path: '^src/blocks/([^/]+)/', pathNot: '^src/blocks/internals/|/testing/' },
      { path: '^src/blocks/', pathNot: '^src/blocks/(?:$1|internals)/' },
    ),
    forbid('src stands alone', { path: '^src/' }, { path: '^(?:embed|playground|e2e|tools)/' }),
    forbid(
      'embed builds on src alone',
      { path: '^embed/', pathNot: `^embed/build/|${TESTS}` },
      { path: '^(?:playground|e2e|tools)/' },
    ),
    forbid(
      'e2e sees what is built',
      { path: '^e2e/', pathNot: '^e2e/global' },
      { path: '^(?:src|embed)/', pathNot: ['^src/server/testing/nestedEntries', OPTIONS] },
    ),
    forbid(
      'the playground sees what is built',
      { path: '^playground/', pathNot: '^playground/app/' },
      { path: '^(?:src|embed|e2e)/', pathNot: OPTIONS },
    ),
    forbid(
      'the app takes little from the product',
      { path: '^playground/app/' },
      { path: '^(?:src|embed|e2e|tools)/', pathNot: [...FOR_THE_PLAYGROUND, OPTIONS] },
    ),
    forbid(
      'tools use e2e in robustness alone',
      { path: '^tools/', pathNot: '^tools/robustness/' },
      { path: '^e2e/' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: join(root, 'tsconfig.json') },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)node_modules/.*/node_modules/' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'] },
  },
}
