import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { readContentRequest } from '../selection/readContentRequest'
import { guardDrafts } from './guardDrafts'
import { readParameters } from './parameters'

const date = `userAttributes=${encodeURIComponent('{"date":"2030-01-01"}')}`
const MORE = ['preview=true', 'includeUnpublished=1', 'overrides.page=x', 'overrides.x=y', date]

/** Asks for all of `searches` at once, of a host with that token. */
async function ask(token: string | undefined, searches: readonly string[], sent?: string) {
  const requests = searches.map((search) =>
    readContentRequest('page', readParameters(new URLSearchParams(search))),
  )
  const guard = guardDrafts(token)
  const app = new Hono().get('/', (context) => context.json(guard(context, requests)))
  const answer = await app.request('/', { headers: sent ? { Authorization: sent } : {} })
  return answer.ok ? answer.json() : answer.status
}

it.each(MORE)('requires the token where %s is requested', async (search) => {
  expect(await ask(undefined, [search])).toBe(false)
  expect(await ask('secret', ['', search], 'Bearer secret')).toBe(true)
  for (const wrong of [undefined, 'secret', 'Bearer', 'Bearer secrets', 'Bearer secre']) {
    expect(await ask('secret', ['', search], wrong)).toBe(401)
  }
})

it.each(['', 'preview=false', 'noTargeting=true', 'userAttributes={"urlPath":"/"}'])(
  'requires none where "%s" is requested',
  async (search) => {
    expect(await ask('secret', [search])).toBe(false)
  },
)
