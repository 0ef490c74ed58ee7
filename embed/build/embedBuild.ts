import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { integrity } from './integrity.ts'
import { neutralEmotion } from './neutralEmotion.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** `dist/embed.js`: the whole widget in one ASCII file for any page. */
export function embedBuild(): UserConfig {
  return {
    plugins: [react(), neutralEmotion(), integrity('embed.js')],
    define: {
      'process.env.NODE_ENV': '"production"',
      __SITEBLOCKS_VERSION__: JSON.stringify(version),
    },
    build: {
      target: 'es2020',
      sourcemap: true,
      emptyOutDir: false,
      // Terser writes ASCII, so that pages in other encodings read the file right.
      minify: 'terser',
      terserOptions: {
        compress: { passes: 2, ecma: 2020 },
        format: {
          ascii_only: true,
          comments: false,
          preamble: `/*! SiteBlocks ${version} | MIT License */`,
        },
      },
      lib: {
        entry: 'embed/index.ts',
        formats: ['iife'],
        name: 'SiteBlocksBundle',
        fileName: () => 'embed.js',
      },
    },
  }
}
