import { readFileSync } from 'node:fs'

const consentManager = (name: string): string =>
  readFileSync(new URL(`../../../playground/pages/managers/${name}.js`, import.meta.url), 'utf8')

/** Other scripts of readers' pages, by the name in `with=` of a block. */
export const STAND_INS: Readonly<Record<string, () => string>> = {
  gtag: () => `window.dataLayer = []
    function gtag() { dataLayer.push(arguments) }`,
  cart: () => `const cart = { skus: [], add(sku) { this.skus.push(sku) } }`,
  tcf: () => consentManager('tcf'),
  onetrust: () => consentManager('onetrust'),
}
