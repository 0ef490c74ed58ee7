export const element = (id, component, fields = {}) => ({
  '@type': '@builder.io/sdk:Element',
  '@version': 2,
  id: `builder-${id}`,
  ...(component && { component }),
  ...fields,
})

export const many = (count, make) => Array.from({ length: count }, (_, n) => make(n))

export const styled = (large, small) => ({ responsiveStyles: { large, ...(small && { small }) } })

export const entryOf = (id, data) => ({
  id,
  name: id,
  modelId: id,
  published: 'published',
  testRatio: 1,
  variations: {},
  data,
})

export const LAST = 'builder-last'
