import { join } from 'node:path'
import { compile } from 'svelte/compiler'
import { type Plugin, transformWithOxc } from 'vite'
import { compileScript, parse } from 'vue/compiler-sfc'
import { root } from '../../../tools/kit/root.mjs'
import { buildScript } from './buildScript'

/** Virtual source folder of the app. */
const SRC = join(root, 'test-results/app/src')

/** Entry modules that render `Content` into `#app`, by framework. */
const MAIN = {
  tsx: `import { createRoot } from 'react-dom/client'
    import { Content } from './Content.tsx'
    createRoot(document.getElementById('app')).render(<Content />)`,
  vue: `import { createApp } from 'vue'
    import Content from './Content.vue'
    createApp(Content).mount('#app')`,
  svelte: `import { mount } from 'svelte'
    import Content from './Content.svelte'
    mount(Content, { target: document.getElementById('app') })`,
} as const

/** The source of a component, after the ending of its file. */
export type Component = readonly [kind: keyof typeof MAIN, source: string]

/** Builds an app around each component. Returns their scripts. */
export function buildComponents(components: readonly Component[]): Promise<string[]> {
  return Promise.all(
    components.map(([kind, source]) =>
      buildScript({
        folder: SRC,
        files: { 'main.tsx': MAIN[kind], [`Content.${kind}`]: source },
        mode: 'production',
        alias: [{ find: /^siteblocks\/embed\.js$/, replacement: join(root, 'dist/embed.js') }],
        plugins: [vueComponents, svelteComponents],
      }),
    ),
  )
}

/** Compiles Vue components and, as in the guide, treats `site-blocks` as a custom element. */
const vueComponents: Plugin = {
  name: 'vue',
  async transform(code, id) {
    if (!id.endsWith('.vue')) return null
    const { descriptor } = parse(code)
    const isCustomElement = (tag: string) => tag === 'site-blocks'
    const { content } = compileScript(descriptor, {
      id: 'content',
      inlineTemplate: true,
      templateOptions: { compilerOptions: { isCustomElement } },
    })
    return transformWithOxc(content, 'Content.ts')
  },
}

/** Compiles Svelte components. Fails on compiler warnings, which readers would see too. */
const svelteComponents: Plugin = {
  name: 'svelte',
  transform(code, id) {
    if (!id.endsWith('.svelte')) return null
    const { js, warnings } = compile(code, { generate: 'client', filename: id })
    if (warnings.length > 0) throw new Error(warnings.map(({ message }) => message).join('\n'))
    return js.code
  },
}
