/** Why a page cannot be shown. */
export type PageProblem =
  | 'address'
  | 'certificate'
  | 'login'
  | 'missing'
  | 'name'
  | 'private'
  | 'redirects'
  | 'refused'
  | 'server'
  | 'size'
  | 'time'
  | 'type'

/** A page that was not fetched. */
export class PageError extends Error {
  constructor(
    readonly problem: PageProblem,
    /** Detail of the failure, such as a status. */
    readonly detail = '',
  ) {
    super(`${problem}${detail && `: ${detail}`}`)
    this.name = 'PageError'
  }
}

/** Codes by which Node names connections that fail. */
const PROBLEMS: readonly (readonly [code: RegExp, problem: PageProblem])[] = [
  [/^ENOTFOUND$|^EAI_/, 'name'],
  [/^ECONNREFUSED$|^EHOSTUNREACH$|^ENETUNREACH$/, 'refused'],
  [/CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|^EPROTO$/, 'certificate'],
  [/^ABORT_ERR$|^ETIMEDOUT$/, 'time'],
]

/** The problem behind an error of a connection. */
export function toPageError(error: unknown): PageError {
  if (error instanceof PageError) return error
  const { code, name, message } = Object(error) as Partial<NodeJS.ErrnoException>
  const known = name === 'TimeoutError' ? 'ABORT_ERR' : `${code ?? ''}`
  const [, problem = 'refused'] = PROBLEMS.find(([pattern]) => pattern.test(known)) ?? []
  return new PageError(problem, known || message)
}
