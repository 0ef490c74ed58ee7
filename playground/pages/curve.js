// Custom block in plain DOM: a curve of roasting temperatures, minute by minute.
window.SiteBlocks ??= { q: [] }
window.SiteBlocks.q.push((siteBlocks) => {
  const WIDTH = 320
  const HEIGHT = 150
  const EDGE = 14

  function svg(name, attributes, ...children) {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.append(...children)
    return element
  }

  function pointsOf(temperatures) {
    const low = Math.min(...temperatures)
    const span = Math.max(...temperatures) - low || 1
    const step = (WIDTH - 2 * EDGE) / Math.max(1, temperatures.length - 1)
    return temperatures.map((temperature, minute) => ({
      x: EDGE + minute * step,
      y: EDGE + (1 - (temperature - low) / span) * (HEIGHT - 2 * EDGE),
    }))
  }

  function render(element, options) {
    const given = Array.isArray(options.temperatures) ? options.temperatures : []
    const temperatures = given.map(Number).filter(Number.isFinite).slice(0, 60)
    const points = pointsOf(temperatures)
    const line = points.map(({ x, y }) => `${x},${y}`).join(' ')
    const last = points[points.length - 1]
    const words = last
      ? `${temperatures.length - 1} minutes, from ${temperatures[0]} °C to ${temperatures[temperatures.length - 1]} °C`
      : 'No temperatures yet'
    const label = document.createElement('p')
    label.textContent = words
    label.style.margin = '8px 0 0'
    const picture = svg(
      'svg',
      {
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        width: '100%',
        role: 'img',
        'aria-label': `Roast curve: ${words}`,
      },
      ...[0.25, 0.5, 0.75].map((part) =>
        svg('line', { x1: 0, x2: WIDTH, y1: HEIGHT * part, y2: HEIGHT * part, stroke: '#d9cdb2' }),
      ),
    )
    if (last) {
      picture.append(
        svg('polygon', {
          points: `${EDGE},${HEIGHT} ${line} ${last.x},${HEIGHT}`,
          fill: '#a63a17',
          'fill-opacity': 0.1,
        }),
        svg('polyline', {
          points: line,
          fill: 'none',
          stroke: '#a63a17',
          'stroke-width': 3,
          'stroke-linejoin': 'round',
        }),
        svg('circle', { cx: last.x, cy: last.y, r: 6, fill: '#12332c' }),
      )
    }
    picture.style.display = 'block'
    element.replaceChildren(picture, label)
  }

  siteBlocks.register('Roast curve', {
    mount: render,
    update: render,
    inputs: [
      { name: 'temperatures', type: 'list', helperText: 'Degrees Celsius, one for each minute' },
    ],
  })
})
