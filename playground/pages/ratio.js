// Custom block in React, using the widget's copy of React: coffee for a number of cups.
window.SiteBlocks ??= { q: [] }
window.SiteBlocks.q.push(async (siteBlocks) => {
  const { React } = await siteBlocks.loadReact()
  const { createElement, useId, useState } = React
  const CUP_ML = 250

  // biome-ignore lint/correctness/noComponentHookFactories: called once; the hooks come with the widget.
  function BrewRatio({ options }) {
    const id = useId()
    const [cups, setCups] = useState(2)
    const water = cups * CUP_ML
    const coffee = Math.round(water / Math.max(1, Number(options.ratio) || 16))
    const amount = (value, unit, of) =>
      createElement('span', null, createElement('b', null, value), ` ${unit} of ${of}`)
    return createElement(
      'div',
      { className: 'brew-ratio' },
      createElement('output', { htmlFor: id }, [
        createElement('span', { key: 'coffee' }, amount(coffee, 'g', 'coffee')),
        createElement('span', { key: 'water' }, amount(water, 'ml', 'water')),
      ]),
      createElement('label', { htmlFor: id }, `${cups} ${cups === 1 ? 'cup' : 'cups'}`),
      createElement('input', {
        id,
        type: 'range',
        min: 1,
        max: 6,
        value: cups,
        onChange: (event) => setCups(Number(event.target.value)),
      }),
    )
  }

  siteBlocks.register('Brew ratio', {
    component: BrewRatio,
    inputs: [
      {
        name: 'ratio',
        type: 'number',
        defaultValue: 16,
        helperText: 'Grams of water to one of coffee',
      },
    ],
    css: `
      :where(.brew-ratio){display:flex;flex-direction:column;gap:10px}
      :where(.brew-ratio output){display:grid;grid-template-columns:1fr 1fr;gap:12px}
      :where(.brew-ratio b){display:block;font-size:2.4em;line-height:1.15;font-variant-numeric:tabular-nums}
      :where(.brew-ratio label){margin-top:auto;padding-top:14px;font-weight:600}
      :where(.brew-ratio input){width:100%;height:24px;margin:0;accent-color:#a63a17}
    `,
  })
})
