/** All that `language.js` is made with. */
export * as languageCore from './core'
