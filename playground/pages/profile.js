// Custom block as a custom element with its own shadow root: a coffee's taste profile, out of five.
;(() => {
  const TASTES = ['sweetness', 'acidity', 'body']
  const MOST = 5
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    dl { display: grid; grid-template-columns: 1fr auto; gap: 14px 16px; align-items: center; margin: 0; }
    dt { text-transform: capitalize; }
    dd { display: flex; gap: 6px; margin: 0; }
    i { box-sizing: border-box; width: 18px; height: 18px; border: 2px solid #12332c; border-radius: 50%; }
    i.full { background: #12332c; }
    @media (forced-colors: active) { i.full { background: CanvasText; } }
  `)

  class TasteProfile extends HTMLElement {
    #values = {}

    constructor() {
      super()
      this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet]
    }

    connectedCallback() {
      this.#render()
    }

    get(taste) {
      return this.#values[taste] ?? 0
    }

    set(taste, value) {
      this.#values[taste] = Math.min(MOST, Math.max(0, Math.round(Number(value)) || 0))
      if (this.isConnected) this.#render()
    }

    #render() {
      const list = document.createElement('dl')
      for (const taste of TASTES) {
        const term = document.createElement('dt')
        term.textContent = taste
        const detail = document.createElement('dd')
        detail.setAttribute('role', 'img')
        detail.setAttribute('aria-label', `${this.get(taste)} of ${MOST}`)
        for (let part = 1; part <= MOST; part++) {
          const dot = document.createElement('i')
          dot.className = part <= this.get(taste) ? 'full' : ''
          detail.append(dot)
        }
        list.append(term, detail)
      }
      this.shadowRoot.replaceChildren(list)
    }
  }

  // The widget sets an option as a property if the element defines it.
  for (const taste of TASTES) {
    Object.defineProperty(TasteProfile.prototype, taste, {
      get() {
        return this.get(taste)
      },
      set(value) {
        this.set(taste, value)
      },
    })
  }

  customElements.define('taste-profile', TasteProfile)
  window.SiteBlocks ??= { q: [] }
  window.SiteBlocks.q.push([
    'register',
    'Taste profile',
    {
      element: 'taste-profile',
      inputs: TASTES.map((name) => ({ name, type: 'number', defaultValue: 3 })),
    },
  ])
})()
