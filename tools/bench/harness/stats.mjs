export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Half the interquartile range, which a single outlier does not change. */
export const spread = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share) => sorted[Math.round((sorted.length - 1) * share)]
  return (at(0.75) - at(0.25)) / 2
}

export const summary = (values) => ({
  median: median(values),
  spread: spread(values),
  runs: values.length,
})
