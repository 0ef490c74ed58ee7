import type { OptionValues } from '../state/options'
import type { InstallStep, Platform } from './Platform'

/** Placeholder for the country in the code, until a server replaces it. */
export const COUNTRY = 'COUNTRY'

/** Whether the code has a place for the visitor's country. */
export function isCountryWritten({ userAttributes }: OptionValues): boolean {
  return Object(userAttributes).country === COUNTRY
}

/** Code that replaces the placeholder on platforms that know the country. */
const OWN_LINES: { readonly [platform: string]: readonly [where: string, code: string] } = {
  shopify: ['Write this in place of COUNTRY', '{{ localization.country.iso_code }}'],
  next: [
    "Write this in place of 'COUNTRY', in a component of the server on Vercel",
    "(await headers()).get('x-vercel-ip-country')",
  ],
  server: ["Write this in place of 'COUNTRY'", "request.headers.get('cf-ipcountry')"],
}

/** The line with which a server or CDN writes the visitor's country. */
export function countryStep({ id }: Pick<Platform, 'id'>): InstallStep {
  const [where, code] = OWN_LINES[id] ?? [
    'This line is for nginx behind Cloudflare',
    'sub_filter COUNTRY $http_cf_ipcountry;',
  ]
  return {
    title: 'Let your server write the country',
    where: `${where}. Vercel names the country in x-vercel-ip-country, CloudFront in CloudFront-Viewer-Country.`,
    code,
  }
}

/**
 * The cookie of attributes lasts for a visit, so that the answer stays the same until the browser is
 * closed.
 */
export const RETURNING_STEP: InstallStep = {
  title: 'Tell content who has been here before',
  where: 'Add this to the head of every page, before any other code of SiteBlocks.',
  code: `<script>
  if (!document.cookie.includes('%22returning%22')) {
    const returning = 'builderVisitorId' in localStorage
    ;(window.SiteBlocks ||= { q: [] }).q.push(['setUserAttributes', { returning }])
  }
</script>`,
  spot: 'head',
}
