SiteBlocks.register('Countdown', {
  mount(element, options) {
    const days = Math.ceil((new Date(options.until) - Date.now()) / 864e5)
    element.textContent = days > 0 ? `${days} days to go` : 'Today'
  },
  inputs: [{ name: 'until', type: 'string', defaultValue: '2030-01-01' }],
})
