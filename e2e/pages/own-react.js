// A custom block that uses React's forms, data, contexts and portals.
;(() => {
  const { React, ReactDOM, register } = window.SiteBlocks
  const { createElement, Suspense, use, useActionState } = React
  const Theme = React.createContext('light')
  const price = new Promise((resolve) => {
    window.setPrice = resolve
  })
  const portal = document.body.appendChild(document.createElement('div'))
  portal.id = 'portal'

  function Price() {
    return createElement('p', null, `Price ${use(price)}, theme ${use(Theme)}`)
  }

  function Note() {
    return `In a portal, theme ${use(Theme)}`
  }

  function Send() {
    const { pending } = ReactDOM.useFormStatus()
    return createElement('button', { disabled: pending }, 'Order')
  }

  async function order(_before, data) {
    await new Promise((resolve) => {
      window.answer = resolve
    })
    const bags = Number(data.get('bags'))
    return bags > 0 ? `${bags} bags ordered` : 'Order at least one'
  }

  function Order({ options, children }) {
    const [said, send, isPending] = useActionState(order, '')
    return createElement(
      Theme,
      { value: 'dark' },
      createElement(
        'form',
        { action: send },
        createElement('label', null, options.label, createElement('input', { name: 'bags', defaultValue: '1' })),
        createElement(Send),
        createElement('output', null, isPending ? 'Sending' : said),
      ),
      createElement(Suspense, { fallback: 'Loading prices' }, createElement(Price)),
      ReactDOM.createPortal(createElement(Note), portal),
      children,
    )
  }

  function Head() {
    return createElement(
      React.Fragment,
      null,
      createElement('title', null, 'Set by a block'),
      createElement('meta', { name: 'robots', content: 'noindex' }),
      createElement('link', { rel: 'author', href: '/about' }),
      createElement('style', { href: 'note', precedence: 'low' }, '.note { color: rgb(1, 2, 3) }'),
      createElement('p', { className: 'note' }, 'A note'),
    )
  }

  register('Order', { component: Order })
  register('Head', { component: Head })
})()
