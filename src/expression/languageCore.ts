/** All that `language.js` is made with. The build of `embed.js` makes a list of it. */
export * as languageCore from './core'

/** The hash of `language.js`, which the build of `embed.js` puts here. */
export const languageIntegrity: string = ''
