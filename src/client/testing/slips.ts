/** Mistypes a word at one place. */
export const SLIPS: Readonly<Record<string, (word: string, at: number) => string>> = {
  none: (word) => word,
  'a letter left out': (word, at) => word.slice(0, at) + word.slice(at + 1),
  'a letter twice': (word, at) => word.slice(0, at + 1) + word.slice(at),
  'another letter': (word, at) => `${word.slice(0, at)}x${word.slice(at + 1)}`,
  'two letters swapped': (word, at) =>
    word.slice(0, at) +
    word
      .slice(at, at + 2)
      .split('')
      .reverse()
      .join('') +
    word.slice(at + 2),
}
