/** Storage of the content host: Postgres, embedded or on a server. */
export interface Database extends Queryable {
  /** Runs `work` in one transaction, which rolls back when `work` throws. */
  transaction<Result>(work: (queryable: Queryable) => Promise<Result>): Promise<Result>

  /** Waits for running queries and closes the database. Safe to call twice. */
  close(): Promise<void>
}

/** Something that runs SQL: a database or a transaction. */
export interface Queryable {
  /**
   * Runs one statement with `$1`, `$2`, … filled in.
   *
   * Parameters are strings, numbers, booleans, null and lists of strings. Bytes are passed as
   * base64 text, since the two drivers treat `bytea` differently.
   */
  query<Row = Record<string, unknown>>(
    sql: string,
    parameters?: readonly SqlParameter[],
  ): Promise<Row[]>
}

/** A value that both drivers encode alike. */
export type SqlParameter = string | number | boolean | null | readonly (string | null)[]
