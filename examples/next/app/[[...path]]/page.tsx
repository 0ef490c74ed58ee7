import { notFound } from 'next/navigation'
import { fetchEntry } from 'siteblocks/client'
import { SiteBlocks } from 'siteblocks/react'
import { renderToHtml } from 'siteblocks/server'

const { CONTENT_HOST = 'http://localhost:4174' } = process.env
// Browsers get these, and anybody can read them there.
const PUBLIC = { apiKey: 'roastery-demo', model: 'page', host: CONTENT_HOST }
// These stay on the server: add an authToken or headers here.
const REQUEST = { ...PUBLIC, timeout: 2000 }

export const dynamic = 'force-dynamic'

interface PageProps {
  params: Promise<{ path?: string[] }>
}

export default async function Page({ params }: PageProps) {
  const { path = [] } = await params
  const url = `/${path.join('/')}`
  const entry = await fetchEntry({ ...REQUEST, url }).catch(console.warn)
  if (entry === null) notFound()
  // Without an entry, the content host did not answer: the visitor's browser asks it again.
  const html = entry && renderToHtml(entry, { ...PUBLIC, url, allData: true }).html
  return (
    <main>
      <SiteBlocks key={url} {...PUBLIC} url={url} html={html ?? undefined}>
        <p>The page is loading.</p>
      </SiteBlocks>
    </main>
  )
}
