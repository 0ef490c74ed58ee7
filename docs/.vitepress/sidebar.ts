import type { DefaultTheme } from 'vitepress'
import { TOPICS } from '../../tools/reference/topics.ts'

type Pages = readonly (readonly [title: string, page: string])[]

/** The guides by reader, in the order in which they are needed. Each page stands in one group. */
const READERS: readonly (readonly [reader: string, pages: Pages])[] = [
  [
    'Start',
    [
      ['Quick start', 'quick-start'],
      ['Examples', 'example-apps'],
      ['The playground', 'playground'],
      ['Questions', 'faq'],
      ['All guides', 'guides'],
    ],
  ],
  [
    'For site owners',
    [
      ['Embedding', 'embedding'],
      ['Hosting embed.js', 'hosting'],
      ['Options', 'options'],
      ['Looks', 'looks'],
      ['Languages', 'languages'],
      ['Consent', 'consent'],
      ['Cookies', 'cookies'],
      ['Analytics', 'connect'],
      ['The content host', 'content-host'],
      ['Scaling', 'scaling'],
      ['Troubleshooting', 'troubleshooting'],
    ],
  ],
  [
    'For developers',
    [
      ['Events', 'events'],
      ['Fetching', 'fetching'],
      ['Tracking', 'tracking'],
      ['Hooks', 'hooks'],
      ['Own blocks', 'own-blocks'],
      ['What content may call', 'globals'],
      ['Server rendering', 'server-rendering'],
      ['Policies', 'csp'],
      ['Custom code', 'custom-code'],
      ['Testing', 'testing'],
      ['Pasted HTML', 'pasted-html'],
    ],
  ],
  [
    'Frameworks',
    [
      ['All frameworks', 'frameworks/'],
      ['React', 'frameworks/react'],
      ['Next', 'frameworks/next'],
      ['Vue', 'frameworks/vue'],
      ['Nuxt', 'frameworks/nuxt'],
      ['Svelte', 'frameworks/svelte'],
      ['Angular', 'frameworks/angular'],
      ['Astro', 'frameworks/astro'],
      ['Node', 'frameworks/node'],
      ['Cloudflare Workers', 'frameworks/workers'],
      ['WordPress', 'frameworks/wordpress'],
      ['WordPress, with plugins', 'frameworks/wordpress-plugins'],
      ['Site builders', 'frameworks/site-builders'],
      ['Google Tag Manager', 'frameworks/tag-manager'],
    ],
  ],
  [
    'For authors',
    [
      ['Variations', 'variations'],
      ['Personalization', 'personalization'],
      ['Forms', 'forms'],
      ['Carousel, tabs and more', 'interactive-blocks'],
      ['Expressions and actions', 'expressions'],
    ],
  ],
  [
    'Migrating',
    [
      ['From the builder’s clients', 'migration'],
      ['Comparison', 'comparison'],
    ],
  ],
  [
    'For reviewers',
    [
      ['Security', 'security/'],
      ['Hardening', 'security/hardening'],
      ['What is sent and stored', 'security/data'],
      ['Payment pages', 'security/payment-pages'],
    ],
  ],
  [
    'For maintainers',
    [
      ['Architecture', 'architecture'],
      ['How rendering works', 'rendering'],
      ['The editor', 'editor-protocol'],
    ],
  ],
]

/** Every page that the sidebar names. */
export const sidebarPages: readonly string[] = READERS.flatMap(([, pages]) =>
  pages.map(([, page]) => page),
)

const REFERENCE: Pages = [
  ['All names', 'api/'],
  ['Options', 'options'],
  ...TOPICS.map(({ title, page }) => [title, `api/${page}`] as const),
]

/** Every page that the sidebar of the reference names. */
export const referencePages: readonly string[] = REFERENCE.map(([, page]) => page)

const linksTo = (pages: Pages): DefaultTheme.SidebarItem[] =>
  pages.map(([text, page]) => ({ text, link: `/${page}` }))

const guides: DefaultTheme.SidebarItem[] = READERS.map(([text, pages]) => ({
  text,
  items: linksTo(pages),
}))

export const sidebar: DefaultTheme.Sidebar = {
  '/api/': [{ text: 'Reference', items: linksTo(REFERENCE) }],
  '/': guides,
}

export const nav: DefaultTheme.NavItem[] = [
  { text: 'Quick start', link: '/quick-start' },
  { text: 'Guides', link: '/guides' },
  { text: 'Examples', link: '/example-apps' },
  { text: 'Options', link: '/options' },
  { text: 'Reference', link: '/api/', activeMatch: '/api/' },
]
