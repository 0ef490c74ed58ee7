import { findChromium } from './findChromium.mjs'

/** `HeadlessChrome` in the user agent counts as a bot, and bots are not tracked. */
export const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Flags of a browser that does nothing on its own. */
export const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const executablePath = await findChromium()

/** Launch options of Chromium in tests. */
export const CHROMIUM = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    ...QUIET_FLAGS,
    // With an inspector, V8 parses embed.js again for the lines of errors that React makes as it
    // starts, unless it noted them at once: 4 % of the processor's time for a story.
    '--js-flags=--no-enable-lazy-source-positions',
  ],
}
