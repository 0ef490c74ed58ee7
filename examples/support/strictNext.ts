import { readFile } from 'node:fs/promises'

const IMPORT = `import { headers } from 'next/headers'\n`
const NONCE = `const nonce = (await headers()).get('x-nonce') ?? undefined\n`

const read = (name: string) => readFile(new URL(`../next/strict/${name}`, import.meta.url), 'utf8')

/** What docs/frameworks/next.md adds to the example where pages require Trusted Types. */
export const STRICT_NEXT = {
  adds: async () => ({
    'proxy.ts': await read('proxy.ts'),
    'public/policy.js': await read('policy.js'),
    'app/not-found.tsx': `export default () => <p>Not found</p>\n`,
  }),
  edits: {
    'app/layout.tsx': (text: string) =>
      IMPORT +
      text
        .replace('function Layout', 'async function Layout')
        .replace('  return (', `  ${NONCE}  return (`)
        .replace('<body>', '<head><script src="/policy.js" nonce={nonce} /></head><body>')
        .replace('src="/embed.js"', '$& nonce={nonce}'),
    'app/[[...path]]/page.tsx': (text: string) =>
      IMPORT +
      text
        .replace('  const entry', `  ${NONCE}$&`)
        .replace('allData: true', '$&, nonce')
        .replace('<SiteBlocks', '$& nonce={nonce}'),
  },
}
