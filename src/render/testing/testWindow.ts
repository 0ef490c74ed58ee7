/** The window of a test's document, which a test can resize and send to other pages. */
export const testWindow = document.defaultView as unknown as Window &
  typeof globalThis & {
    readonly happyDOM: { setInnerWidth(width: number): void; setURL(url: string): void }
  }
