// Runs in a measured page and marks by requests where the measurement starts and ends.
;(() => {
  const SETTLE_MS = 300
  const QUIET_MS = 1000
  const LOOK_MS = 100
  const LONG_TASK_MS = 50
  const ACT_MS = 400

  const parameters = new URLSearchParams(location.search)
  const app = document.querySelector('#app')
  /** The elements that content is mounted on: one, or `widgets` of them. */
  const places = parameters.has('widgets') ? addPlaces(Number(parameters.get('widgets'))) : [app]
  const rootIn = (place) =>
    place.shadowRoot ?? place.querySelector('site-blocks')?.shadowRoot ?? place
  const rootOf = () => rootIn(places[0])
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const { fetch } = window
  const mark = (name, body = {}) =>
    fetch(`/mark?name=${name}`, { method: 'POST', body: JSON.stringify(body) })

  addEventListener('error', ({ message }) => mark('error', { message }))
  addEventListener('unhandledrejection', ({ reason }) => mark('error', { message: String(reason) }))
  let blocking = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocking += duration - LONG_TASK_MS
  }).observe({ type: 'longtask' })

  function addPlaces(count) {
    const added = Array.from({ length: count }, () => document.createElement('div'))
    app.append(...added)
    return added
  }

  /**
   * Resolves with the time at which the last block was painted, of every widget, after which slicing entrants have
   * finished too. Looks only in frames that DOM changes request anyway, so as neither to create
   * frames nor to shorten the idle time that some entrants use.
   */
  function lastPainted() {
    return new Promise((resolve) => {
      let isAsked = false
      const observer = new MutationObserver(() => {
        if (!isAsked) requestAnimationFrame(look)
        isAsked = true
      })
      async function look() {
        isAsked = false
        const last = `[builder-id="${parameters.get('last')}"]`
        if (!places.every((place) => rootIn(place).querySelector(last))) return
        observer.disconnect()
        await nextFrame()
        resolve(performance.now())
      }
      const watch = (root) => observer.observe(root, { subtree: true, childList: true })
      watch(app)
      for (const place of places) {
        place.attachShadow = (init) => {
          const shadow = Element.prototype.attachShadow.call(place, init)
          watch(shadow)
          return shadow
        }
      }
    })
  }

  /**
   * Waits a fixed time, then until the main thread is idle, so that deferred work counts too:
   * React's scheduler, idle callbacks, rasterisation, events, garbage collection.
   */
  async function quiet() {
    await pause(QUIET_MS)
    await new Promise((resolve) => requestIdleCallback(resolve))
  }

  function loadScript(name) {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script')
      script.src = name === 'modules' ? '/modules/siteblocks.js' : `/script/${name}.js`
      script.onload = () => resolve()
      script.onerror = () => reject(new Error(`${script.src} did not load.`))
      if (name === 'modules') script.type = 'module'
      document.head.append(script)
      if (name === 'modules') {
        const link = document.createElement('link')
        const href = document.body.dataset.live
        Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' })
        document.head.append(link)
      }
    })
  }

  /**
   * Paint times in milliseconds since `beganAt`. The page was empty, so its first paint is the
   * entrant's. The browser reports when that was shown, possibly after the frame with the last
   * block.
   */
  function paints(beganAt, lastAt) {
    const [first] = performance.getEntriesByName('first-contentful-paint')
    const firstAt = first?.startTime ?? lastAt
    return {
      'first-paint': firstAt - beganAt,
      'last-paint': Math.max(firstAt, lastAt) - beganAt,
      blocking,
    }
  }

  /** Text of the document, for comparison with the page's content. */
  function rendered() {
    const elements = [...rootOf().querySelectorAll('[builder-id]')]
    const keys = elements.map((element, index) => {
      const id = element.getAttribute('builder-id')
      const isRepeated = element.closest('[builder-index]') || /card|name|farm|price/.test(id)
      return isRepeated ? index : id
    })
    return {
      texts: new Set(rootOf().textContent.match(/T\d+\./g)).size,
      blocks: new Set(keys).size,
      elements: rootOf().querySelectorAll('*').length,
    }
  }

  /** Changes `count` texts `times` times, each painted before the next. */
  async function change({ what, count, times }, first) {
    await mark(`${what}-begin`)
    for (let time = 0; time < times; time++) {
      const texts = Array.from({ length: count }, (_, n) => [`t${n}`, `T${n}. ${what}-${time}`])
      window.entrant.update({ ...first, ...Object.fromEntries(texts) })
      await nextFrame()
      await nextFrame()
    }
    await quiet()
    const changed = rootOf().textContent.split(`${what}-${times - 1}`).length - 1
    await mark(`${what}-end`, { changed })
  }

  /** Calls `act` and returns the longest time without a frame from then on. */
  async function longestFrameOf(act) {
    let longest = 0
    let before = await nextFrame()
    act()
    for (const end = before + ACT_MS; before < end; ) {
      const now = await nextFrame()
      longest = Math.max(longest, now - before)
      before = now
    }
    return longest
  }

  const press = (selector) => (n) => {
    const found = [...rootOf().querySelectorAll(selector)]
    found[n % found.length].click()
  }
  /** Acts of a visitor on the widget of a page, by its model. */
  const ACTS = {
    tabs: press('[role=tab], .builder-tab-wrap'),
    accordion: press('.builder-accordion-title'),
    carousel: press('.builder-carousel-arrow-next, .slick-next'),
    form(n) {
      rootOf().querySelectorAll('input')[n].focus()
      document.execCommand('insertText', false, 'Ada Lovelace')
    },
    masonry(n) {
      app.style.width = `${1000 - 100 * (n % 5)}px`
      dispatchEvent(new Event('resize'))
    },
  }

  /** Which blocks are where, and what the fields hold. */
  function look() {
    const boxes = Array.from(rootOf().querySelectorAll('[builder-id]'), (block) => [
      block.getAttribute('builder-id'),
      ...Object.values(block.getBoundingClientRect().toJSON()),
    ])
    return [
      ...boxes,
      ...Array.from(rootOf().querySelectorAll('input'), ({ value }) => value),
    ].join()
  }

  /** Acts `times` times, while the page is as slow as the inspector makes it. */
  async function interact(times) {
    const frames = []
    let changes = 0
    for (let n = 1; n <= times; n++) {
      const before = look()
      frames.push(await longestFrameOf(() => ACTS[parameters.get('model')](n)))
      if (look() !== before) changes++
    }
    await mark('acts-end', { longestFrame: Math.max(...frames), changes })
  }

  /** Lets the editor around the page change its last text `count` times, every 10 ms. */
  async function edit(count) {
    let longestFrame = 0
    let isOver = false
    ;(async () => {
      for (let before = performance.now(); !isOver; ) {
        const now = await nextFrame()
        longestFrame = Math.max(longestFrame, now - before)
        before = now
      }
    })()
    await mark('edits-begin')
    for (let n = 0; n < count; n++) {
      const patch = { op: 'replace', path: '/component/options/text', value: `T0. Edit ${n}.` }
      parent.say('patchUpdates', { data: { [parameters.get('last')]: [patch] } })
      await pause(10)
    }
    isOver = true
    await quiet()
    const shown = rootOf().textContent.includes(`Edit ${count - 1}.`)
    await mark('edits-end', { shown, longestFrame })
  }

  /** Measures loading the script and mounting the entrant in this page. */
  async function load() {
    const model = parameters.get('model')
    const { data, changes } = await (await fetch(`/plan?model=${model}`)).json()
    await pause(SETTLE_MS)
    await mark('begin')
    const beganAt = performance.now()
    await loadScript(parameters.get('entrant'))
    let lastAt = performance.now()
    if (model) {
      const painted = lastPainted()
      const models = model.split(',')
      places.forEach((place, n) => {
        window.entrant.mount(place, { model: models[n % models.length], data })
      })
      lastAt = await painted
    }
    await quiet()
    await mark('end', { ...paints(beganAt, lastAt), ...rendered() })
    if (parameters.has('edits')) await edit(Number(parameters.get('edits')))
    else if (parameters.has('acts')) await interact(Number(parameters.get('acts')))
    else for (const one of changes) await change(one, data)
    await mark('done')
  }

  /** Measures loading the script, and its taking over what a server has rendered into this page. */
  async function takeOver() {
    const model = parameters.get('model')
    const { data } = await (await fetch(`/plan?model=${model}`)).json()
    await pause(SETTLE_MS)
    await mark('begin')
    await loadScript(parameters.get('entrant'))
    const content = document.querySelector('#content')?.textContent
    window.entrant.hydrate(app, { model, data, content: content && JSON.parse(content) })
    // React leaves a mark on the elements that it takes over; static blocks have none.
    const elements = () => [...rootOf().querySelectorAll('[builder-id]')]
    const served = elements().at(-1)
    const isTaken = (element) => Object.keys(element).some((name) => name.startsWith('__react'))
    while (!elements().some(isTaken)) await pause(LOOK_MS)
    if (elements().at(-1) !== served) throw new Error('The elements were replaced.')
    await quiet()
    await mark('end', rendered())
    await mark('done')
  }

  /** Opens a site's page once the browser is idle. */
  async function open() {
    await pause(SETTLE_MS)
    await mark('begin')
    location.replace(parameters.get('open'))
  }

  async function watchSite() {
    const lastAt = await lastPainted()
    await quiet()
    await mark('done', { ...paints(0, lastAt), ...rendered() })
  }

  const takes = { '/site': watchSite, '/served': takeOver }
  const take = takes[location.pathname] ?? (parameters.has('open') ? open : load)
  take().catch(({ message }) => mark('failed', { message }))
})()
