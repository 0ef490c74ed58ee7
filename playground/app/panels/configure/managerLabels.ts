import type { ConsentManager } from '../../../../src/client/page/managerCategories'

/** Labels of the consent managers that `connect.js` follows. */
export const MANAGER_LABELS: Readonly<Record<ConsentManager, string>> = {
  tcf: 'Any with the IAB’s TCF',
  'consent-mode': 'Google Consent Mode',
  onetrust: 'OneTrust',
  cookiebot: 'Cookiebot',
  usercentrics: 'Usercentrics',
  shopify: 'Shopify',
}
