import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { neutralEmotion } from './neutralEmotion.ts'
import { LICENSE, widgetBuild, widgetDefine, widgetInput } from './widgetOptions.ts'

/** `dist/modules`: the widget in parts, for sites that can serve a folder. */
export function modulesBuild(): UserConfig {
  return {
    plugins: [react(), neutralEmotion()],
    base: './',
    define: widgetDefine,
    build: {
      ...widgetBuild,
      outDir: 'dist/modules',
      modulePreload: false,
      rolldownOptions: {
        ...widgetInput,
        input: { siteblocks: 'embed/modules/siteblocks.ts' },
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          postBanner: LICENSE,
        },
      },
    },
  }
}
