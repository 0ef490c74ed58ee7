import type { Floor } from './newerFeatures'

/**
 * The oldest browsers that are promised, as README says. Chrome 85 lacks `replaceChildren()`, and until 88 `:where()`, which
 * all of our rules stand in; Safari 14.0 lacks `gap` and `inset-inline`.
 */
export const FLOOR: Floor = {
  chrome: '88',
  chrome_android: '88',
  edge: '88',
  firefox: '79',
  safari: '14.1',
  safari_ios: '14.5',
}

/** What browsers of the floor may lack, by what happens then. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  'names of our own, and of fields of content': [
    ...['delay', 'commit', 'locale', 'component', 'take', 'number', 'at', 'cookies'],
    ...['drop', 'cause', 'animation', 'priority'],
  ].map((name) => `member ${name}`),
  'names of our own among the texts': ['loading', 'search', 'command', 'push'].map(
    (name) => `event ${name}`,
  ),
  'asked for before it is used': [
    ...['adoptedStyleSheets', 'CSSStyleSheet', 'replaceSync', 'requestIdleCallback'],
    ...['cancelIdleCallback', 'globalPrivacyControl', 'cookieEnabled'],
  ].map((name) => `member ${name}`),
  'React asks for it before it is used, or reads undefined': [
    ...['member fetchPriority', 'member imageSizes', 'member toArray'],
    ...['member displayName', 'member cssFloat', 'member popover', 'member transferSize'],
    ...['member connection', 'member navigate', 'member playsInline', 'global reportError'],
    ...['movementX', 'movementY', 'wheelDeltaX', 'wheelDeltaY', 'wheelDelta'].map(
      (name) => `member ${name}`,
    ),
  ],
  'React listens to it; where it is unknown it never comes': [
    ...['beforetoggle', 'scrollend', 'touchstart', 'touchmove', 'touchcancel', 'touchend', 'wheel'],
    ...['auxclick', 'contextmenu', 'dragexit', 'beforeinput', 'fullscreenchange', 'selectstart'],
  ].map((name) => `event ${name}`),
  'an attribute: images load at once, slides out of view can be tabbed to, the nonce is read from the attribute':
    [...['member loading', 'member inert', 'member nonce']],
  'left out inside of :where(), where the browser passes over what it does not know': [
    'selector focus-visible',
    'selector has',
  ],
  'the styles of a rule that only what knows it needs: containers, scoped rules, layers of authors':
    [...['at-rule container', 'at-rule layer', 'at-rule scope', 'property container']],
  'a finer look': [
    ...['outline', 'appearance', 'user-select', 'scrollbar-width', 'scroll-behavior'].map(
      (name) => `property ${name}`,
    ),
  ],
  'a value of flex-direction, after a colon': ['selector column'],
}

/** Features that may be newer than the floor, each with what happens without. */
export const EXPECTED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(REASONS).flatMap(([reason, features]) =>
    features.map((feature) => [feature, reason]),
  ),
)
