/** Values that editors offer for `object-position`. */
export const CSS_POSITIONS: readonly string[] = [
  'center',
  'top',
  'left',
  'right',
  'bottom',
  'top left',
  'top right',
  'bottom left',
  'bottom right',
]
