import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { decideFile, decideScript, inlineHash } from './decideScript.ts'
import { exportNames } from './exportNames.ts'
import { integrity } from './integrity.ts'
import { leanLibraries } from './leanLibraries.ts'
import { leanReact } from './leanReact.ts'
import { neutralEmotion } from './neutralEmotion.ts'
import { notices } from './notices.ts'
import { squeeze } from './squeeze.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** CommonJS modules that only a function we leave out would use; nothing happens when they load. */
const IDLE_MODULES = /\/node_modules\/(?:hoist-non-react-statics|react-is)\//

/** `dist/embed.js`: the whole widget in one ASCII file for any page. */
export function embedBuild(): UserConfig {
  return {
    plugins: [
      react(),
      neutralEmotion(),
      leanReact(),
      ...leanLibraries(),
      squeeze(`/*! SiteBlocks ${version} | MIT License | others' work: THIRD-PARTY-NOTICES.txt */`),
      exportNames(),
      notices(),
      decideFile(),
      integrity(['embed.js', 'decide.js'], async () => inlineHash(await decideScript())),
    ],
    define: {
      'process.env.NODE_ENV': '"production"',
      __SITEBLOCKS_VERSION__: JSON.stringify(version),
    },
    build: {
      target: 'es2021',
      sourcemap: true,
      emptyOutDir: false,
      reportCompressedSize: false,
      minify: 'oxc',
      lib: {
        entry: 'embed/index.ts',
        formats: ['iife'],
        name: 'SiteBlocksBundle',
        fileName: () => 'embed.js',
      },
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: IDLE_MODULES, sideEffects: false }] },
      },
    },
  }
}
