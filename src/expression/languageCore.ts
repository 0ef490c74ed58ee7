/** All that `language.js` is made with. The build of `embed.js` makes a list of it. */
export * as languageCore from './core'
