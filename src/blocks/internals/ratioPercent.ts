/** Height divided by width as a padding, which browsers measure by the width: 0.7 is `70%`. */
export function ratioPercent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(4))}%`
}
