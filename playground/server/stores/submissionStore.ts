import { randomUUID } from 'node:crypto'
import type { Database, Queryable } from '../database/Database'

/** Selects submissions to list: the newest, or those after `since`, in either case oldest first. */
export interface SubmissionFilter {
  readonly form?: string
  readonly since?: number
  readonly limit: number
}

interface Row extends Omit<StoredSubmission, 'receivedAt' | 'files'> {
  received_at: Date
}

interface DownloadRow extends Omit<Download, 'content'> {
  content: string
}

/** Reads and writes the tables of submissions and their files. */
export function createSubmissionStore(database: Database) {
  async function download(sql: string, id: string): Promise<Download | null> {
    const [row] = await database.query<DownloadRow>(sql, [id])
    return row === undefined ? null : { ...row, content: fromBase64(row.content) }
  }

  return {
    /**
     * Stores a submission with its files atomically and returns its id, or the existing id if its
     * digest is known.
     */
    add: (submission: NewSubmission): Promise<string> =>
      database.transaction(async (transaction) => {
        const id = randomUUID()
        if (!(await insertSubmission(transaction, id, submission))) {
          const [known] = await transaction.query<{ id: string }>(
            'select id from content_host.submissions where digest = $1',
            [submission.digest],
          )
          return known?.id ?? id
        }
        for (const [position, file] of submission.files.entries()) {
          await insertFile(transaction, id, position, file)
        }
        return id
      }),

    async list({ form, since, limit }: SubmissionFilter): Promise<StoredSubmission[]> {
      const rows = await database.query<Row>(
        `select seq, id, kind, api_key as "apiKey", form, recipient, method,
          content_type as "contentType", headers, fields,
          octet_length(body) as "bodySize", received_at
        from content_host.submissions
        where ($1::text is null or form = $1) and ($2::integer is null or seq > $2)
        order by seq ${since === undefined ? 'desc' : 'asc'} limit $3`,
        [form ?? null, since ?? null, limit],
      )
      const files = await database.query<StoredFile & { submission_id: string }>(
        `select submission_id, id, field, name, type, size from content_host.submission_files
        where submission_id = any($1::text[]) order by submission_id, position`,
        [rows.map(({ id }) => id)],
      )
      const submissions = rows.map(({ received_at, ...row }) => ({
        ...row,
        receivedAt: received_at.getTime(),
        files: files
          .filter(({ submission_id }) => submission_id === row.id)
          .map(({ submission_id, ...file }) => file),
      }))
      return since === undefined ? submissions.reverse() : submissions
    },

    /** Deletes all submissions and their files. Numbering continues. */
    async clear(): Promise<void> {
      await database.query('truncate content_host.submissions, content_host.submission_files')
    },

    /** The raw body of a submission, if stored. */
    body: (submissionId: string) =>
      download(
        `select form as name, content_type as type, encode(body, 'base64') as content
        from content_host.submissions where id = $1 and body is not null`,
        submissionId,
      ),

    file: (fileId: string) =>
      download(
        `select name, type, encode(content, 'base64') as content
        from content_host.submission_files where id = $1`,
        fileId,
      ),
  }
}

/** Returns false when the digest is already stored. */
async function insertSubmission({ query }: Queryable, id: string, submission: NewSubmission) {
  const inserted = await query(
    `insert into content_host.submissions
      (id, kind, api_key, form, recipient, method, content_type, headers, fields, body, digest)
    values ($1, $2, $3, $4, $5, $6, $7, $8::json, $9::json, decode($10::text, 'base64'), $11)
    on conflict (digest) do nothing returning id`,
    [
      id,
      submission.kind,
      submission.apiKey,
      submission.form,
      submission.recipient,
      submission.method,
      submission.contentType,
      JSON.stringify(submission.headers),
      submission.fields === null ? null : JSON.stringify(submission.fields),
      submission.body && toBase64(submission.body),
      submission.digest,
    ],
  )
  return inserted.length > 0
}

async function insertFile(
  { query }: Queryable,
  submissionId: string,
  position: number,
  file: NewFile,
) {
  await query(
    `insert into content_host.submission_files
      (id, submission_id, position, field, name, type, size, content)
    values ($1, $2, $3, $4, $5, $6, $7, decode($8::text, 'base64'))`,
    [
      randomUUID(),
      submissionId,
      position,
      file.field,
      file.name,
      file.type,
      file.content.byteLength,
      toBase64(file.content),
    ],
  )
}

/** A form submission to store. */
export interface NewSubmission {
  /**
   * `email`: sent to the form-submit endpoint for a recipient. `custom`: sent to its own action.
   */
  readonly kind: 'email' | 'custom'
  readonly apiKey: string | null
  readonly form: string
  readonly recipient: string | null
  readonly method: string
  readonly contentType: string
  readonly headers: Readonly<Record<string, string>>
  /** Fields of the form, by name; `null` when only the raw body is stored. */
  readonly fields: unknown
  /** Raw body; `null` when it was parsed into fields and files. */
  readonly body: Uint8Array | null
  readonly files: readonly NewFile[]
  /**
   * Equal for a resent submission and unique otherwise; `null` when retries cannot be recognised.
   */
  readonly digest: string | null
}

/** A file of a submission to store. */
export interface NewFile {
  /** Name of the form field. */
  readonly field: string
  /** Name of the file on the visitor's machine. */
  readonly name: string
  readonly type: string
  readonly content: Uint8Array
}

/** A stored submission, without its bytes. */
export interface StoredSubmission extends Omit<NewSubmission, 'body' | 'files' | 'digest'> {
  readonly id: string
  /** Increases with each submission. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly receivedAt: number
  readonly bodySize: number | null
  readonly files: readonly StoredFile[]
}

/** A stored file of a submission, without its bytes. */
export interface StoredFile extends Omit<NewFile, 'content'> {
  readonly id: string
  readonly size: number
}

/** A file or body to download. */
export interface Download {
  readonly name: string
  readonly type: string
  readonly content: Uint8Array<ArrayBuffer>
}

/** Encodes bytes as a parameter of `decode($n, 'base64')`. */
export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
}

/** Decodes bytes from `encode(column, 'base64')`. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64'))
}
