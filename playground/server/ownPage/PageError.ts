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

/** Thrown when a page could not be fetched. */
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

/** Node's error codes of failed connections. */
const PROBLEMS: readonly (readonly [code: RegExp, problem: PageProblem])[] = [
  [/^ENOTFOUND$|^EAI_/, 'name'],
  [/^ECONNREFUSED$|^EHOSTUNREACH$|^ENETUNREACH$/, 'refused'],
  [/CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|^EPROTO$/, 'certificate'],
  [/^ABORT_ERR$|^ETIMEDOUT$/, 'time'],
]

/** Translates a connection error. */
export function toPageError(error: unknown): PageError {
  if (error instanceof PageError) return error
  const { code, name, message } = Object(error) as Partial<NodeJS.ErrnoException>
  const known = name === 'TimeoutError' ? 'ABORT_ERR' : `${code ?? ''}`
  const [, problem = 'refused'] = PROBLEMS.find(([pattern]) => pattern.test(known)) ?? []
  return new PageError(problem, known || message)
}
