/** Where the content host keeps everything: a Postgres, embedded or served. */
export interface Database extends Queryable {
  /** Runs `work` in one transaction: all of it is kept, or, when it throws, none. */
  transaction<Result>(work: (queryable: Queryable) => Promise<Result>): Promise<Result>

  /** Waits for what is under way and lets go of the database. Safe to call twice. */
  close(): Promise<void>
}

/** Runs SQL: a database, or a transaction of one. */
export interface Queryable {
  /**
   * Runs one statement with `$1`, `$2`, … filled in.
   *
   * Parameters are texts, numbers, booleans, null and lists of texts. Bytes travel as base64
   * text (see `database/bytes.ts`), since the two drivers treat `bytea` differently.
   */
  query<Row = Record<string, unknown>>(
    sql: string,
    parameters?: readonly SqlParameter[],
  ): Promise<Row[]>
}

/** A value that both drivers pass on alike. */
export type SqlParameter = string | number | boolean | null | readonly (string | null)[]
