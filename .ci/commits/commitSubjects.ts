import { execFileSync } from 'node:child_process'

/**
 * Subjects of the commits since the last release; `undefined` with the `reason` when they cannot be
 * read.
 */
export type Subjects =
  | { readonly subjects: readonly string[]; readonly reason?: undefined }
  | { readonly subjects?: undefined; readonly reason: string }

const TYPES = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build', 'ci', 'style', 'revert']
const SUBJECT = new RegExp(`^(?:${TYPES.join('|')})\\([a-z0-9][a-z0-9,. /-]*\\)!?: (.+)$`)
const MAX_LENGTH = 72

/** Imperatives that look like a past tense, a gerund or a third person. */
const IMPERATIVES =
  /^(?:embed|feed|need|seed|shed|speed|bring|ping|ring|string|wring|\w+ss|bias|canvas|focus)$/
const NO_IMPERATIVE = /(?:ed|ing|s)$/

/** GitHub merges a pull request for its checks; that subject never reaches main. */
const CHECKED_MERGE = /^Merge [0-9a-f]{40} into [0-9a-f]{40}$/

/** Problems of subjects that are not `type(area): imperative`, one per line. */
export function subjectProblems(subjects: readonly string[]): string[] {
  return subjects
    .filter((subject) => !CHECKED_MERGE.test(subject))
    .flatMap((subject) => problemsOf(subject).map((problem) => `${subject}: ${problem}`))
}

function problemsOf(subject: string): string[] {
  const [, text = ''] = SUBJECT.exec(subject) ?? []
  if (!text) return ['is not "type(area): imperative", as in "fix(form): keep a typed value"']
  const [verb = ''] = text.split(' ')
  return [
    ...(subject.length > MAX_LENGTH ? [`has ${subject.length} characters, at most 72 are`] : []),
    ...(NO_IMPERATIVE.test(verb) && !IMPERATIVES.test(verb) ? [`"${verb}" is no imperative`] : []),
    ...(/^[A-Z][a-z]/.test(text) ? ['begins with a capital letter'] : []),
    ...(/\.$/.test(text) ? ['ends with a full stop'] : []),
    ...(/; /.test(text) ? ['names more than one change'] : []),
  ]
}

/**
 * Reads the subjects since the last release: the commit with a tag such as `v0.3.0`, or whose
 * subject names that version.
 */
export function readSubjects(git = runGit): Subjects {
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') {
      return { reason: 'this clone is shallow. Run git fetch --unshallow to check them' }
    }
    const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', '--always')
    const named = git('log', '-1', '--format=%H', '--grep', '^build(release): name version')
    const since = [/^v\d/.test(tag) ? tag : '', named].filter(Boolean).map((name) => `^${name}`)
    if (since.length === 0) return { reason: 'no release is known' }
    const subjects = git('log', '--format=%s', 'HEAD', ...since).split('\n')
    return { subjects: subjects.filter(Boolean) }
  } catch (error) {
    return { reason: `git cannot read them here: ${String(error).split('\n')[0]}` }
  }
}

function runGit(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}
