import type { SnippetId } from '../state/urlState'
import { nextSnippet, reactSnippet, svelteSnippet, vueSnippet } from './appSnippets'
import { containerSnippet, elementPart, elementSnippet, loaderTag, mountCode } from './htmlSnippets'
import { ARCHIVE_HINT, PACKAGE } from './npmPackage'
import type { InstallStep, Platform } from './Platform'
import type { SnippetOptions } from './SnippetOptions'
import { serverSnippet } from './serverSnippet'
import { tagManagerSnippet } from './tagManagerSnippet'
import { postSnippet, themeSnippet } from './wordpressSnippets'

const OPEN = 'Visit the page as anybody would. Watch shows its first impression.'

/** All platforms, in the order of their list. */
export const platforms: readonly Platform[] = [
  {
    id: 'html',
    label: 'HTML',
    isPage: true,
    hasHead: true,
    hasRoom: true,
    hasOwnBlocks: true,
    hasConnect: true,
    steps: (options) => [
      options.isEarly
        ? {
            title: 'Paste this into the head',
            where: 'In the HTML of the page, right after <head>: before styles and other scripts.',
            code: loaderTag(options),
            spot: 'head',
          }
        : {
            title: 'Open the HTML of the page',
            where: 'Find the spot between <body> and </body> where the content belongs.',
          },
      {
        title: 'Paste this where the content belongs',
        where: 'Its own children are shown until the content is there.',
        code: options.isEarly ? elementPart(options) : elementSnippet(options),
        spot: 'body',
      },
      { title: 'Publish the page and open it', where: OPEN },
    ],
  },
  builder('wordpress', 'WordPress', {
    open: {
      title: 'Add a Custom HTML block',
      where:
        'Pages › your page. Click + where the content belongs, search for “Custom HTML”: a box says “Write HTML…”.',
    },
    paste:
      'Into that box. If WordPress removes the script when you save, as it does for most authors but administrators, choose “WordPress, by its theme” above.',
    publish: 'Press Update and open the page',
  }),
  {
    id: 'wordpress-theme',
    label: 'WordPress, by its theme',
    steps: (options) => [
      {
        title: 'Once: add this to your theme',
        where:
          'Appearance › Theme File Editor; with a block theme, Tools › Theme File Editor. Choose “Theme Functions (functions.php)” in the list on the right, and paste at the very end of the file.',
        code: themeSnippet(options),
      },
      {
        title: 'Paste this into the page',
        where: 'Pages › your page, into a “Custom HTML” block where the content belongs.',
        code: postSnippet(options),
      },
      { title: 'Press Update and open the page', where: OPEN },
    ],
  },
  builder('shopify', 'Shopify', {
    open: {
      title: 'Add a Custom Liquid section',
      where:
        'Online Store › Themes › Customize. Choose the page in the menu at the top, then “Add section” › “Custom Liquid” in the column on the left.',
    },
    paste: 'Into the box “Liquid code” in the column on the right.',
    publish: 'Press Save at the top right, and open the page',
  }),
  builder('webflow', 'Webflow', {
    open: {
      title: 'Add a Code Embed element',
      where:
        'In the Designer: the + at the top left, Elements › Advanced › Code Embed. Drag it to where the content belongs.',
    },
    paste:
      'Into the dark editor that opens, then “Save & Close”. The canvas shows a grey box until you publish. It takes 50,000 characters.',
    publish: 'Publish, and open the page',
  }),
  {
    ...builder('wix', 'Wix', {
      open: {
        title: 'Add an Embed HTML element',
        where:
          'In the editor: Add Elements (+) › Embed Code › Popular Embeds › Embed HTML. Make it as high as the content.',
      },
      paste: 'Press “Enter Code” on the element, choose Code, paste, and press Update.',
      publish: 'Publish, and open the page',
    }),
    isFramed: true,
  },
  builder('squarespace', 'Squarespace', {
    open: {
      title: 'Add a Code block',
      where: 'Open the page and press Edit. “Add Block” where the content belongs, then Code.',
    },
    paste:
      'Press the pencil on the block. Paste in place of “Hello, World!”, with HTML as its type.',
    publish: 'Save, and open the page in a private window: editors see no scripts',
  }),
  {
    id: 'tag-manager',
    label: 'Tag Manager',
    hasPlace: true,
    steps: (options) => [
      {
        title: 'Make a Custom HTML tag',
        where: 'Tags › New › Tag Configuration, then “Custom HTML” in the list that slides in.',
      },
      {
        title: 'Paste this into the tag',
        where: 'Into the box “HTML”. It puts the content after the element chosen above.',
        code: tagManagerSnippet(options),
        spot: 'body',
      },
      {
        title: 'Choose a trigger, submit, and open the page',
        where: `Triggering › DOM Ready, for the page that it is meant for. ${OPEN}`,
      },
    ],
  },
  app('react', 'React', {
    file: 'src/Content.tsx',
    page: 'src/App.tsx',
    code: reactSnippet,
  }),
  {
    id: 'next',
    label: 'Next',
    steps: (options) => [
      install(),
      {
        title: 'Make app/Content.tsx',
        where: 'A new file beside the page in the app folder.',
        code: nextSnippet(options),
      },
      {
        title: 'Put it into the page',
        where: 'In app/page.tsx, where the content belongs. Then open the page.',
        code: `import { Content } from './Content'\n\nexport default function Page() {\n  return <Content${
          nextSnippet(options).includes('url: string') ? ' url="/"' : ''
        } />\n}`,
      },
    ],
  },
  {
    id: 'vue',
    label: 'Vue',
    isPackage: true,
    steps: (options) => [
      install(),
      {
        title: 'Tell Vue about the element',
        where: 'In vite.config.ts, in place of vue() among the plugins.',
        code: `vue({
  template: { compilerOptions: { isCustomElement: (tag) => tag === 'site-blocks' } },
})`,
      },
      {
        title: 'Make src/Content.vue',
        where: `A new file. Put <Content /> where the content belongs, as in src/App.vue. ${OPEN}`,
        code: vueSnippet(options),
      },
    ],
  },
  app('svelte', 'Svelte', {
    file: 'src/Content.svelte',
    page: 'src/App.svelte',
    code: svelteSnippet,
  }),
  {
    id: 'javascript',
    label: 'JavaScript',
    isPage: true,
    hasRoom: true,
    hasOwnBlocks: true,
    hasConnect: true,
    steps: (options) => [
      {
        title: 'Paste this where the content belongs',
        where: 'In the HTML of the page, between <body> and </body>.',
        code: containerSnippet(options),
        spot: 'body',
      },
      {
        title: 'Add this to a script of yours',
        where: 'At its end. It waits for embed.js, whichever comes first.',
        code: mountCode(options.widget),
        spot: 'script',
      },
      { title: 'Publish the page and open it', where: OPEN },
    ],
  },
  {
    id: 'server',
    label: 'Node server',
    isServer: true,
    hasConnect: true,
    steps: (options, trustedTypes) => [
      install(' react react-dom'),
      {
        title: 'Make answer.js',
        where: 'A new file. The content is there before any script, and the policy comes with it.',
        code: serverSnippet(options, trustedTypes),
      },
      {
        title: 'Answer requests with it, and open the page',
        where: 'answer() takes a Request and gives a Response, as servers of the web do.',
      },
    ],
  },
]

interface BuilderWords {
  open: InstallStep
  /** Where to paste. */
  paste: string
  publish: string
}

/** A site builder that accepts raw HTML. */
function builder(id: SnippetId, label: string, { open, paste, publish }: BuilderWords): Platform {
  return {
    id,
    label,
    hasRoom: true,
    hasOwnBlocks: true,
    hasConnect: true,
    steps: (options) => [
      open,
      { title: 'Paste this', where: paste, code: elementSnippet(options), spot: 'body' },
      { title: publish, where: OPEN },
    ],
  }
}

interface AppParts {
  /** Name of the new file. */
  file: string
  /** File that uses the new component. */
  page: string
  code(options: SnippetOptions): string
}

/** An app built from npm packages. */
function app(id: SnippetId, label: string, { file, page, code }: AppParts): Platform {
  return {
    id,
    label,
    isPackage: true,
    steps: (options) => [
      install(),
      { title: `Make ${file}`, where: 'A new file, with this in it.', code: code(options) },
      {
        title: 'Put <Content /> where the content belongs',
        where: `In ${page}, with an import of the file at the top. ${OPEN}`,
      },
    ],
  }
}

function install(more = ''): InstallStep {
  return {
    title: 'Install the package',
    where: `In a terminal, in the folder with your package.json.${ARCHIVE_HINT}`,
    code: `npm install ${PACKAGE}${more}`,
  }
}
