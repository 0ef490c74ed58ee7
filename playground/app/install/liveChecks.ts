/** Conditions of a live page, in the order in which they fail. */
export const liveChecks = {
  file: {
    title: 'The file can be reached',
    look: 'Open the address of embed.js in a browser: it shows code.',
  },
  host: {
    title: 'The content host answers',
    look: 'Open its address with /api/v3/content/MODEL?apiKey=KEY behind it: it shows {"results": […]}.',
  },
  key: {
    title: 'The key is known',
    look: 'For any other key, the same address answers 401.',
  },
  policy: {
    title: 'The policy allows it',
    look: 'Open your page, and the console of the browser (F12). “Content Security Policy” in red names what is refused.',
  },
  impression: {
    title: 'The first impression arrives',
    look: 'Scroll to the content. Where your site asks for consent, give it.',
  },
} as const

export type LiveCheck = keyof typeof liveChecks
