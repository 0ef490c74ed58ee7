/** Blocks to begin with. */
export const PLAIN_SAMPLE = `SiteBlocks.register('Countdown', {
  mount(element, options) {
    const days = Math.ceil((new Date(options.until) - Date.now()) / 864e5)
    element.textContent = days > 0 ? \`\${days} days to go\` : 'Today'
  },
  inputs: [{ name: 'until', type: 'string', defaultValue: '2030-01-01' }],
})
`

export const REACT_SAMPLE = `const { createElement, useState } = SiteBlocks.React

function Counter({ options }) {
  const [count, setCount] = useState(0)
  return createElement(
    'button',
    { onClick: () => setCount(count + 1) },
    \`\${options.label}: \${count}\`,
  )
}

SiteBlocks.register('Counter', {
  component: Counter,
  inputs: [{ name: 'label', type: 'string', defaultValue: 'Cups' }],
})
`
