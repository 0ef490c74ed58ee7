/** The window of a test's document. Tests can resize it and change its address. */
export const testWindow = document.defaultView as unknown as Window &
  typeof globalThis & {
    readonly happyDOM: { setInnerWidth(width: number): void; setURL(url: string): void }
  }
