// Runs in the page beside the entrant: mounts it, waits for what it draws, and says what is there.
;(() => {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const painted = async () => {
    await nextFrame()
    await new Promise((resolve) => setTimeout(resolve))
  }
  const app = () => document.querySelector('#app')
  const rootOf = () => app().shadowRoot ?? app()
  const SLOW_MS = 30_000
  const QUIET_MS = 150

  const marks = () => rootOf().textContent.match(/T\d+\./g) ?? []

  async function until(isDone, what) {
    const end = performance.now() + SLOW_MS
    while (!isDone()) {
      if (performance.now() > end) throw new Error(`${what} did not come within ${SLOW_MS} ms.`)
      await nextFrame()
    }
  }

  /** Settles when nothing has changed for a while, as some draw several times. */
  async function quiet() {
    let changedAt = performance.now()
    const observer = new MutationObserver(() => {
      changedAt = performance.now()
    })
    observer.observe(rootOf(), { subtree: true, childList: true, characterData: true })
    while (performance.now() - changedAt < QUIET_MS) {
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 3))
    }
    observer.disconnect()
  }

  window.bench = {
    load(name) {
      return new Promise((resolve, reject) => {
        const script = document.createElement('script')
        script.src = `/script/${name}.js`
        script.onload = () => resolve()
        script.onerror = () => reject(new Error(`${script.src} did not load.`))
        document.head.append(script)
      })
    },

    /** From the script to the last block on screen. `times` are milliseconds since the script was asked for. */
    async firstLoad(name, model, data, last, first = '[builder-id]') {
      const startedAt = performance.now()
      await this.load(name)
      window.entrant.mount(app(), { model, data })
      await until(() => rootOf().querySelector(first), `the first block of ${model}`)
      await painted()
      const firstAt = performance.now() - startedAt
      await until(
        () => rootOf().querySelector(`[builder-id="${last}"]`),
        `the last block of ${model}`,
      )
      await painted()
      const lastAt = performance.now() - startedAt
      await quiet()
      return { firstAt, lastAt }
    },

    /** What stands in the document, to be held against what the page has. */
    drawn() {
      const elements = [...rootOf().querySelectorAll('[builder-id]')]
      return {
        texts: new Set(marks()).size,
        blocks: new Set(
          elements.map((element, index) =>
            element.closest('[builder-index]') ||
            /card|name|farm|price/.test(element.getAttribute('builder-id'))
              ? index
              : element.getAttribute('builder-id'),
          ),
        ).size,
        elements: rootOf().querySelectorAll('*').length,
      }
    },

    /** Changes the data `times` times, each drawn before the next. */
    async updates(make, times) {
      for (let time = 0; time < times; time++) {
        make(time)
        await nextFrame()
        await painted()
      }
    },

    marked: (word) => rootOf().textContent.split(word).length - 1,
  }
})()
