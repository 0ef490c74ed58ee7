import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromBase64, toBase64 } from '../stores/submissionStore'
import { START_TIMEOUT_MS } from '../testing/startTestHost'
import type { Database } from './Database'
import { migrate } from './migrate'
import { openPglite } from './openPglite'
import { openPostgres } from './openPostgres'

const serverUrl = process.env.TEST_DATABASE_URL

/** Also tests a Postgres server if TEST_DATABASE_URL names one. */
const databases = [
  { name: 'openPglite', open: () => openPglite() },
  ...(serverUrl === undefined
    ? []
    : [{ name: 'openPostgres', open: async () => openPostgres(serverUrl) }]),
]

describe.each(databases)('$name', ({ open }) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
    await database.query('drop schema if exists content_host cascade')
    await database.query('drop table if exists database_test')
    await database.query(
      'create table database_test (id text primary key, value json, bytes bytea)',
    )
  }, START_TIMEOUT_MS)
  afterAll(async () => {
    await database.query('drop table database_test')
    await database.close()
    await database.close()
  })

  it('passes values through unchanged', async () => {
    const value = { zone: '"\\{},\u0000\ud800☕', area: [1, null] }
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
    await database.query(
      `insert into database_test values ($1, $2::json, decode($3::text, 'base64'))`,
      ['a', JSON.stringify(value), toBase64(bytes)],
    )
    const [row] = await database.query<{ value: unknown; bytes: string; seen: Date }>(
      `select value, encode(bytes, 'base64') as bytes, now() as seen
      from database_test where id = any($1::text[])`,
      [['a', 'b"\\{},', null]],
    )
    expect(JSON.stringify(row?.value)).toBe(JSON.stringify(value))
    expect(fromBase64(row?.bytes ?? '')).toEqual(bytes)
    expect(row?.seen).toBeInstanceOf(Date)
  })

  it('undoes a transaction that throws, and only that', async () => {
    await database.transaction(({ query }) =>
      query('insert into database_test (id) values ($1)', ['stays']),
    )
    const failing = database.transaction(async ({ query }) => {
      await query('insert into database_test (id) values ($1)', ['goes'])
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    const rows = await database.query(`select id from database_test where id in ('stays', 'goes')`)
    expect(rows).toEqual([{ id: 'stays' }])
  })

  it('migrates step by step, once each', async () => {
    const steps = [
      ['create table content_host.first (id text)'],
      ['create table content_host.second (id text)'],
    ]
    await migrate(database, steps.slice(0, 1))
    await migrate(database, steps)
    await migrate(database, steps)
    const versions = await database.query('select version from content_host.schema_versions')
    expect(versions).toEqual([{ version: 1 }, { version: 2 }])
    await expect(migrate(database, steps.slice(0, 1))).rejects.toThrow(
      'The database has schema version 2, this content host knows 1.',
    )
  })

  it('leaves the schema as it was when a step fails', async () => {
    const before = await database.query(
      'select count(*)::int as n from content_host.schema_versions',
    )
    const steps = [[], [], ['create table content_host.third (id text)', 'select nonsense']]
    await expect(migrate(database, steps)).rejects.toThrow('nonsense')
    const after = await database.query(
      'select count(*)::int as n from content_host.schema_versions',
    )
    expect(after).toEqual(before)
    await expect(database.query('select * from content_host.third')).rejects.toThrow('third')
  })
})

// Without a server, `each` has no cases.
describe.each(serverUrl === undefined ? [] : [serverUrl])('openPostgres on %s', (url) => {
  it('outlives a connection that breaks in a transaction', async () => {
    const problems: unknown[] = []
    const database = openPostgres(url, (error) => problems.push(error))
    const broken = database.transaction(({ query }) =>
      query('select pg_terminate_backend(pg_backend_pid())'),
    )
    await expect(broken).rejects.toThrow()
    expect(await database.query('select 1 as n')).toEqual([{ n: 1 }])
    await database.close()
    expect(problems).not.toEqual([])
  })
})
