import { lookup as resolveName } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { PageError, toPageError } from './PageError.ts'
import { isPrivateAddress } from './privateAddress.ts'

/** The address to fetch, and the limits of the request. */
export interface PageRequest {
  /** The address as typed. */
  readonly url: string
  /** Sent to the site, so that it answers as it would answer the person's browser. */
  readonly userAgent?: string | undefined
  readonly language?: string | undefined
  readonly timeoutMs?: number
  readonly maxBytes?: number
  /** Replaces the system's DNS lookup. */
  readonly lookup?: LookupFunction
  /** Replaces the check for private addresses. */
  readonly isPrivate?: (address: string) => boolean
}

/** A page as its server sent it. */
export interface FetchedPage {
  /** Final address, after redirects. */
  readonly url: URL
  readonly html: string
  readonly header: (name: string) => string
}

const TIMEOUT_MS = 10_000
const MAX_BYTES = 5_000_000
const MAX_REDIRECTS = 5

/**
 * Fetches a page whose address a person typed, including a site on their own machine. Redirects
 * from the internet to private addresses are refused, because the person did not type those.
 *
 * @throws PageError
 */
export async function fetchPage(page: PageRequest): Promise<FetchedPage> {
  const { timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES, isPrivate = isPrivateAddress } = page
  const signal = AbortSignal.timeout(timeoutMs)
  let url = parseAddress(page.url)
  let mayBePrivate = true
  try {
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const answer = await ask(url, page, mayBePrivate, signal)
      if (hop === 0) mayBePrivate = isPrivate(answer.socket.remoteAddress ?? '')
      const { statusCode = 0, headers } = answer
      const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location !== undefined
      if (!isRedirect) return await readPage(url, answer, maxBytes)
      answer.destroy()
      url = parseAddress(headers.location ?? '', url)
    }
    throw new PageError('redirects')
  } catch (error) {
    throw toPageError(signal.aborted ? signal.reason : error)
  }
}

/** Completes an address without protocol: http for this machine, https for the web. */
function parseAddress(text: string, base?: URL): URL {
  const isBare = !base && !/^[a-z][a-z\d+.-]*:\/\//i.test(text)
  const protocol = /^(localhost|127\.|\[::1\])/.test(text) ? 'http' : 'https'
  const full = isBare ? `${protocol}://${text}` : text
  if (!URL.canParse(full, base)) throw new PageError('address', text)
  const url = new URL(full, base)
  if (!/^https?:$/.test(url.protocol)) throw new PageError('address', url.protocol)
  // Credentials in the address are not sent.
  url.username = ''
  url.password = ''
  return url
}

function ask(
  url: URL,
  page: PageRequest,
  mayBePrivate: boolean,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { userAgent = '', language = 'en', isPrivate = isPrivateAddress } = page
  const lookup = page.lookup ?? (resolveName as LookupFunction)
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (!mayBePrivate && isIP(literal) && isPrivate(literal)) {
    return Promise.reject(new PageError('private', url.host))
  }
  const headers = {
    accept: 'text/html,application/xhtml+xml',
    'accept-encoding': 'gzip, br',
    'accept-language': language,
    'user-agent': userAgent,
  }
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    // Checks the address at connection time: a name may resolve differently the next time.
    const publicOnly: LookupFunction = (name, options, callback) =>
      lookup(name, options, (error, found, family) => {
        const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found]
        const isRefused = !error && addresses.some(isPrivate)
        if (isRefused) callback(new PageError('private', url.host), found, family)
        else callback(error, found, family)
      })
    request(url, {
      headers,
      signal,
      agent: false,
      lookup: mayBePrivate ? lookup : publicOnly,
    })
      .on('response', resolve)
      .on('error', reject)
      .end()
  })
}

async function readPage(url: URL, answer: IncomingMessage, maxBytes: number): Promise<FetchedPage> {
  const { statusCode = 0, headers } = answer
  const header = (name: string) => `${headers[name] ?? ''}`
  const problem = problemOf(statusCode, header('content-type'))
  if (problem) {
    answer.destroy()
    throw new PageError(problem, problem === 'type' ? header('content-type') : `${statusCode}`)
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of unpacked(answer)) {
    size += chunk.length
    if (size > maxBytes) {
      answer.destroy()
      throw new PageError('size')
    }
    chunks.push(chunk)
  }
  return { url, html: decode(Buffer.concat(chunks), header('content-type')), header }
}

function problemOf(status: number, type: string) {
  if (status === 401 || status === 403 || status === 407) return 'login'
  if (status === 404 || status === 410) return 'missing'
  if (status < 200 || status >= 300) return 'server'
  return /^(text\/html|application\/xhtml\+xml)/i.test(type) ? undefined : 'type'
}

function unpacked(answer: IncomingMessage): Readable {
  const unpack = { gzip: createGunzip, br: createBrotliDecompress, deflate: createInflate }[
    `${answer.headers['content-encoding']}`
  ]
  if (!unpack) return answer
  const stream = unpack()
  answer.on('error', (error) => stream.destroy(error))
  return answer.pipe(stream)
}

/** Decodes with the encoding named by the header, or by the page near its top. */
function decode(bytes: Buffer, type: string): string {
  const named = /charset=["']?([\w-]+)/i
  const label =
    named.exec(type)?.[1] ?? named.exec(bytes.subarray(0, 2048).toString('latin1'))?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
