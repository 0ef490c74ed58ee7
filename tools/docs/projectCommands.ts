/** The project against which documented commands are checked. */
export interface ProjectFiles {
  /** Scripts of `package.json`, by name. */
  readonly scripts: Readonly<Record<string, string>>
  exists(path: string): boolean
  /** Text of all sources in the folder of a file, recursively. */
  sourcesBeside(path: string): string
  /** Names of tests. */
  readonly tests: string
}

const WORD = /'[^']*'|"[^"]*"|\S+/g
const NPM = ['start', 'test', 'install', 'update', 'pack', 'publish', 'ci']

/**
 * Finds names in shell lines that do not exist in the project: scripts, files, options of its
 * programs, test names.
 *
 * @param lines - Shell lines, possibly with comments and `&&`.
 */
export function commandProblems(lines: string, project: ProjectFiles): readonly string[] {
  const commands = lines.split('\n').flatMap((line) => line.replace(/(^|\s)#.*/, '').split('&&'))
  return commands
    .map((command) => command.match(WORD) ?? [])
    .map((words) => words.slice(words.findIndex((word) => !/^[A-Z_]+=/.test(word))))
    .filter((words) => words.length > 0)
    .flatMap((words) => [...problemsOf(words, project)])
}

function* problemsOf(words: readonly string[], project: ProjectFiles): Generator<string> {
  const [program, name = '', ...rest] = words
  if (program === 'export') return
  if (program === 'cd') {
    if (!project.exists(name)) yield `there is no ${name}`
  } else if (program === 'npm' && name === 'run') yield* scriptProblems(rest, project)
  else if (program === 'npm' && NPM.includes(name)) {
    if (['start', 'test'].includes(name)) yield* scriptProblems([name, ...rest], project)
  } else if (program === 'node') yield* programProblems([name, ...rest], project)
  else if (program === 'npx' && name === 'tsx') yield* programProblems(rest, project)
  else if (program === 'npx' && ['vitest', 'playwright'].includes(name)) {
    yield* testProblems(rest, project)
  } else yield `"${words.join(' ')}" is no command that this check knows: add it to tools/docs`
}

function* scriptProblems(
  [name = '', separator, ...given]: readonly string[],
  project: ProjectFiles,
): Generator<string> {
  const command = Object.hasOwn(project.scripts, name) ? project.scripts[name] : undefined
  if (command === undefined) yield `package.json has no script "${name}"`
  else if (separator === '--') {
    const file = (command.match(WORD) ?? []).find((word) => /\.\w+$/.test(word))
    const folder = /-c (\S+)/.exec(command)?.[1]
    yield* programProblems([file ?? `${folder}/playwright.config.ts`, ...given], project)
  } else if (separator !== undefined && separator !== '--if-present')
    yield `"npm run ${name} ${separator}" needs -- before it`
}

/** A program accepts words that occur in its sources; numbers and values are not checked. */
function* programProblems(
  [file = '', ...given]: readonly string[],
  project: ProjectFiles,
): Generator<string> {
  if (!project.exists(file)) {
    yield `there is no ${file}`
    return
  }
  const sources = project.sourcesBeside(file)
  for (const word of given.map((it) => it.replace(/^--?(?:project=)?/, ''))) {
    const isWord = /^[a-z][\w-]*$/.test(word)
    if (isWord && !new RegExp(`\\b${word}\\b`).test(sources)) yield `${file} knows no "${word}"`
  }
}

function* testProblems(words: readonly string[], project: ProjectFiles): Generator<string> {
  for (const [index, word] of words.entries()) {
    const before = words[index - 1]
    if (before === '-t' && !project.tests.includes(word.slice(1, -1))) yield `no test is ${word}`
    if ((word.includes('/') || before === '-c') && !project.exists(word))
      yield `there is no ${word}`
  }
}
