/**
 * Names in a server's HTML by which scripts in the page find what they take over. Server and
 * scripts may have been deployed apart, so a new name breaks pages that a cache still has.
 */

/** Marks the `<site-blocks>` whose shadow root the server rendered. */
export const SERVED_ATTRIBUTE = 'served'

/** Marks the element that holds the data of the rendering. The markup is in the one before it. */
export const DATA_ATTRIBUTE = 'data-sb-served'

/** Marks the default's markup until a version has been chosen. */
export const UNDECIDED_ATTRIBUTE = 'data-sb-undecided'

/** Marks a variation's template, with the variation's id as value. */
export const VARIATION_ATTRIBUTE = 'data-sb-variation'

/**
 * Marks the `<template>` of a variant of a personalized block. It is a sibling of the shown
 * variant, and its value is the variant's targeting.
 */
export const VARIANT_ATTRIBUTE = 'data-sb-variant'

/** Marks the styles of one version, placed before its markup. */
export const OWN_CSS_ATTRIBUTE = 'data-sb-own'

/** Marks JSON-LD of content, both in a server's HTML and in the document. */
export const JSON_LD_ATTRIBUTE = 'data-sb-json-ld'

/**
 * Digest that tells React about a block of the site's own that suspended or threw on the server.
 * Only the browser renders it.
 */
export const LEFT_OUT_DIGEST = 'siteblocks-left-out'

/** Event of the document that makes the script for HTML for everybody decide what is undecided. */
export const DECIDE_EVENT = 'siteblocks:decide'
