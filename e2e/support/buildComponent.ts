import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'svelte/compiler'
import { build, type Plugin, type Rollup, transformWithOxc } from 'vite'
import { compileScript, parse } from 'vue/compiler-sfc'

const root = fileURLToPath(new URL('../..', import.meta.url))

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

/** Builds an app around a component, with the package from `dist`. Returns the script. */
export async function buildComponent(kind: keyof typeof MAIN, component: string): Promise<string> {
  const files = { 'main.tsx': MAIN[kind], [`Content.${kind}`]: component }
  const [output] = (await build({
    configFile: false,
    root: SRC,
    logLevel: 'error',
    plugins: [inMemory(files), vueComponents, svelteComponents],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [
        { find: /^siteblocks\/embed\.js$/, replacement: join(root, 'dist/embed.js') },
        { find: /^siteblocks\/(\w+)$/, replacement: `${root}dist/$1.mjs` },
      ],
    },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(SRC, 'main.tsx'), formats: ['iife'], name: 'App' },
    },
  })) as Rollup.RollupOutput[]
  return output?.output[0].code ?? ''
}

function inMemory(files: { readonly [name: string]: string }): Plugin {
  const texts = new Map(Object.entries(files).map(([name, text]) => [join(SRC, name), text]))
  return {
    name: 'in-memory',
    enforce: 'pre',
    resolveId: (id) => {
      const path = join(SRC, id)
      if (texts.has(id)) return id
      return texts.has(path) ? path : undefined
    },
    load: (id) => texts.get(id),
  }
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
