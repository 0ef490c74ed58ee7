import { writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const FILES: Readonly<Record<string, string>> = {
  // `embed.js` is also a CommonJS module, which Node recognizes by this. All other modules end in
  // `.mjs`.
  'package.json': '{ "type": "commonjs" }\n',
  'index.d.mts': "export * from './types/embed/entries/index.js'\n",
  'client.d.mts': "export * from './types/embed/entries/client.js'\n",
  'server.d.mts': "export * from './types/embed/entries/server.js'\n",
  'react.d.mts': "export * from './types/embed/entries/react.js'\n",
  'embed.d.ts': `import type { SiteBlocksGlobal } from './types/embed/entries/embed.js'

declare const siteBlocks: SiteBlocksGlobal
export = siteBlocks
`,
  // Scripts for pages, which export nothing.
  'loader.d.ts': 'export {}\n',
  'connect.d.ts': 'export {}\n',
  'decide.d.ts': 'export {}\n',
  // Only types, but bundlers and Node need a module too.
  'global.mjs': 'export {}\n',
  'global.d.mts': `import type { Command, SiteBlocksElement, SiteBlocksGlobal, WidgetEvents } from './types/embed/entries/embed.js'
import type { CarouselHandle } from './types/src/blocks/carousel/useCarousel.js'
import type { Variant } from './types/src/content/targeting.js'
import type { Block } from './types/src/content/types.js'

type DomEvents = {
  [Name in keyof WidgetEvents as \`siteblocks:\${Name}\`]: CustomEvent<WidgetEvents[Name]>
} & {
  'siteblocks:change': CustomEvent<{ readonly block: Block; readonly index: number }>
}

interface ShownVariant {
  readonly variant: Variant | 'default'
}

interface Carousel {
  readonly block: Block
  readonly carousel: CarouselHandle
}

declare global {
  /** Events of a widget, at its container and around it. */
  interface GlobalEventHandlersEventMap extends DomEvents {}
  /** Events of blocks, in the content's root. */
  interface ShadowRootEventMap {
    'builder:carousel:load': CustomEvent<Carousel>
    'builder:carousel:change': CustomEvent<Carousel & { readonly slide: number }>
    'builder.variantLoaded': CustomEvent<ShownVariant>
    'builder.variantDisplayed': CustomEvent<ShownVariant>
  }
  interface Window {
    get SiteBlocks(): SiteBlocksGlobal
    /** A list of calls may stand in its place until the script is there. */
    set SiteBlocks(value: SiteBlocksGlobal | { q: Command[] })
  }
  interface HTMLElementTagNameMap {
    'site-blocks': SiteBlocksElement
  }
  const SiteBlocks: SiteBlocksGlobal
}

export type {
  Analytics,
  AnalyticsEvent,
  AnalyticsTool,
  Command,
  ElementBlock,
  Loading,
  MountOptions,
  SiteBlocksAttributes,
  SiteBlocksElement,
  SiteBlocksGlobal,
  Widget,
  WidgetEvents,
} from './types/embed/entries/embed.js'
`,
  'jsx.mjs': 'export {}\n',
  'jsx.d.mts': `import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { SiteBlocksAttributes, SiteBlocksElement } from './types/embed/entries/embed.js'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-blocks': DetailedHTMLProps<HTMLAttributes<SiteBlocksElement>, SiteBlocksElement> & SiteBlocksAttributes & { class?: string | undefined }
    }
  }
}
`,
}

/**
 * Writes the declarations that package.json's `exports` refer to, and empty modules for those that
 * only have types.
 */
export function entryDeclarations(): Plugin {
  return {
    name: 'siteblocks:entry-declarations',
    apply: 'build',
    writeBundle() {
      for (const [name, text] of Object.entries(FILES)) writeFileSync(`dist/${name}`, text)
    },
  }
}
