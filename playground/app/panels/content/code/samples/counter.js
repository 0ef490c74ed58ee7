const { createElement, useState } = SiteBlocks.React

function Counter({ options }) {
  const [count, setCount] = useState(0)
  return createElement(
    'button',
    { onClick: () => setCount(count + 1) },
    `${options.label}: ${count}`,
  )
}

SiteBlocks.register('Counter', {
  component: Counter,
  inputs: [{ name: 'label', type: 'string', defaultValue: 'Cups' }],
})
