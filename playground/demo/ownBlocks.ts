/** Files of `playground/pages` that register the samples' own blocks. */
export const OWN_BLOCKS = ['ratio.js', 'curve.js', 'profile.js'] as const
