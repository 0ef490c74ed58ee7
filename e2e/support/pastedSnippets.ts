import { readdirSync, readFileSync } from 'node:fs'

/** HTML of the kind that authors paste. */
export interface Snippet {
  /** `players: song`. */
  readonly name: string
  readonly html: string
}

const FOLDER = new URL('./pasted/', import.meta.url)
const TITLE = /^<!-- ((?:(?!-->).)*) -->\n/gm

/** All snippets: each begins with a comment on a line of its own. */
export const pastedSnippets: readonly Snippet[] = readdirSync(FOLDER)
  .sort()
  .flatMap((file) => {
    const [, ...parts] = readFileSync(new URL(file, FOLDER), 'utf8').split(TITLE)
    return parts.flatMap((title, index) =>
      index % 2 === 0
        ? [
            {
              name: `${file.replace('.txt', '')}: ${title}`,
              html: (parts[index + 1] ?? '').trim(),
            },
          ]
        : [],
    )
  })
