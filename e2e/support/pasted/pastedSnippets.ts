import { readdirSync, readFileSync } from 'node:fs'

/** Typical HTML that authors paste. */
export interface Snippet {
  /** Name, as in `players: song`. */
  readonly name: string
  readonly html: string
}

const FOLDER = new URL('./snippets/', import.meta.url)
const TITLE = /^<!-- ((?:(?!-->).)*) -->\n/gm

/** All snippets. Each starts with a comment on a separate line. */
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
