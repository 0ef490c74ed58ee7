import { notFound } from 'next/navigation'
import { SiteBlocks } from 'siteblocks/react'

// Server components are bundled with a React that renders no HTML: this import is left to Node.
const { renderToHtml } = await import(
  /* webpackIgnore: true */ /* turbopackIgnore: true */ 'siteblocks/server'
)

const { CONTENT_HOST = 'http://localhost:5000' } = process.env
const options = { apiKey: 'roastery-demo', model: 'page', host: CONTENT_HOST }

interface PageProps {
  params: Promise<{ path?: string[] }>
}

export default async function Page({ params }: PageProps) {
  const { path = [] } = await params
  const url = `/${path.join('/')}`
  const query = new URLSearchParams({ apiKey: options.apiKey, url, includeRefs: 'true' })
  const answer = await fetch(`${CONTENT_HOST}/api/v3/content/page?${query}`, { cache: 'no-store' })
  const [entry] = (await answer.json()).results
  if (!entry) notFound()
  const { html } = renderToHtml(entry, { ...options, url })
  return (
    <main>
      <SiteBlocks key={url} {...options} html={html} />
    </main>
  )
}
