import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { optionsModule } from '../../playground/optionsModule'

type Snippets = typeof import('../../playground/app/install/appSnippets')

const SOURCE = fileURLToPath(
  new URL('../../playground/app/install/appSnippets.ts', import.meta.url),
)

/** The Next component that readers copy from the playground, for the entry that fits the page. */
export async function copiedNextComponent(host: string): Promise<string> {
  const { module } = await runnerImport<Snippets>(SOURCE, {
    configFile: false,
    plugins: [optionsModule()],
  })
  const widget = { apiKey: 'roastery-demo', model: 'page', host }
  return module.nextSnippet({ widget, scriptUrl: '/embed.js' })
}

/** A page that passes its own address to the component. */
export const NEXT_PAGE = `import { Content } from '../Content'

export const dynamic = 'force-dynamic'

export default async function Page({ params }: { params: Promise<{ path?: string[] }> }) {
  const { path = [] } = await params
  return (
    <main>
      <Content url={\`/\${path.join('/')}\`} />
    </main>
  )
}
`
