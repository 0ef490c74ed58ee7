import type { Floor } from './newerFeatures'

/**
 * The oldest supported browsers, as in the README: Firefox 101 and Safari 16.4 are the first with
 * adopted style sheets.
 */
export const FLOOR: Floor = {
  chrome: '100',
  chrome_android: '100',
  edge: '100',
  firefox: '101',
  safari: '16.4',
  safari_ios: '16.4',
}

/** Features that browsers of the floor may lack, by consequence. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  'names of our own, and of fields of content': [
    ...['delay', 'locale', 'component', 'take', 'number', 'cookies', 'drop', 'animation'],
    ...['priority', 'tag', 'actions', 'image', 'chunks', 'address', 'when', 'handle'],
  ].map((name) => `member ${name}`),
  'a function of an analytics tool of the page': ['member capture'],
  'names of our own among the texts': ['loading', 'search', 'show'].map((name) => `event ${name}`),
  'asked for before it is used': [
    ...['requestIdleCallback', 'cancelIdleCallback', 'globalPrivacyControl', 'cookieEnabled'],
    ...['prerendering', 'checkVisibility'],
  ].map((name) => `member ${name}`),
  'React asks for it before it is used, or reads undefined': [
    ...['member fetchPriority', 'member imageSizes', 'member toArray'],
    ...['member displayName', 'member cssFloat', 'member popover', 'member connection'],
    ...['member playsInline', 'member movementX', 'member movementY'],
  ],
  'where it is unknown it never comes': [
    ...['beforetoggle', 'scrollend', 'touchstart', 'touchmove', 'touchcancel', 'touchend', 'wheel'],
    ...['auxclick', 'contextmenu', 'dragexit', 'selectstart', 'prerenderingchange'],
    'beforematch',
  ].map((name) => `event ${name}`),
  'an attribute of content: without it, nothing takes the focus': ['member autofocus'],
  'an attribute: slides out of view can be tabbed to': ['member inert'],
  'left out inside of :where(), where the browser passes over what it does not know': [
    'selector has',
  ],
  'the styles of a rule that only what knows it needs: containers, scoped rules': [
    ...['at-rule container', 'at-rule scope', 'property container'],
  ],
  'where it is missing, that is caught, and no policy is needed': ['global trustedTypes'],
  'a finer look': ['property user-select', 'property scrollbar-width'],
  'a value or a key, after a colon': ['selector column', 'selector state'],
}

/** Features that may be newer than the floor, with the consequence of each. */
export const EXPECTED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(REASONS).flatMap(([reason, features]) =>
    features.map((feature) => [feature, reason]),
  ),
)
