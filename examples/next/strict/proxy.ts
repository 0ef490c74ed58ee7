import { type NextRequest, NextResponse } from 'next/server'

const { CONTENT_HOST = 'http://localhost:4174' } = process.env

export function proxy(request: NextRequest) {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64')
  const policy = [
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${CONTENT_HOST}`,
    "require-trusted-types-for 'script'",
    'trusted-types siteblocks nextjs nextjs#bundler default',
  ].join(';')
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}
