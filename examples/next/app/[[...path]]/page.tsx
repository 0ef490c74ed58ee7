import { notFound } from 'next/navigation'
import { fetchEntry } from 'siteblocks/client'
import { SiteBlocks } from 'siteblocks/react'
import { renderToHtml } from 'siteblocks/server'

const { CONTENT_HOST = 'http://localhost:4174' } = process.env
const OPTIONS = { apiKey: 'roastery-demo', model: 'page', host: CONTENT_HOST }

export const dynamic = 'force-dynamic'

interface PageProps {
  params: Promise<{ path?: string[] }>
}

export default async function Page({ params }: PageProps) {
  const { path = [] } = await params
  const url = `/${path.join('/')}`
  const entry = await fetchEntry({ ...OPTIONS, url, timeout: 2000 }).catch(console.warn)
  if (entry === null) notFound()
  // Without an entry, the content host did not answer: the visitor's browser asks it again.
  const html = entry && renderToHtml(entry, { ...OPTIONS, url, allData: true }).html
  return (
    <main>
      <SiteBlocks key={url} {...OPTIONS} url={url} html={html ?? undefined}>
        <p>The page is loading.</p>
      </SiteBlocks>
    </main>
  )
}
