import { type CSSProperties, createElement, type ReactNode } from 'react'
import type { Scenario } from '../stage'

const custom = (name: string, props: object, ...children: ReactNode[]): ReactNode =>
  createElement(name, props, ...children)

export const markup: Readonly<Record<string, Scenario>> = {
  async 'markup: attributes of every kind, set, changed and removed'({ show }) {
    const odd = { unknown: 'kept', onclick: 'dropped', 'data-object': { a: 1 } } as object
    await show(
      <div
        {...odd}
        id="one"
        className="a b"
        tabIndex={0}
        hidden
        draggable={false}
        spellCheck
        translate="no"
        lang="en"
        title=""
        data-on
        data-off={false}
        data-none={null}
        aria-hidden
        aria-label="label"
        aria-expanded={false}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        suppressHydrationWarning
        role="group"
        inert
        popover="auto"
        itemScope
        slot="s"
        nonce="n"
      />,
    )
    await show(<div id="two" hidden={false} tabIndex={-1} data-on={false} inert={false} />)
    await show(<div />)
  },

  async 'markup: attributes of particular elements'({ show }) {
    await show([
      <a key="a" href="javascript:alert(1)" target="_blank" rel="noopener" download>
        link
      </a>,
      <a key="empty" href="">
        empty
      </a>,
      <img key="img" alt="" src="" srcSet="a.png 2x" loading="lazy" fetchPriority="low" />,
      <td key="td" colSpan={2} rowSpan={0} />,
      <ol key="ol" start={3} reversed />,
      <video key="video" muted autoPlay={false} playsInline controls width={10} />,
      <iframe key="frame" title="f" allowFullScreen sandbox="" srcDoc="" />,
      <label key="label" htmlFor="x" />,
      <meter key="meter" value={0.5} />,
      <progress key="progress" value={0} />,
      <object key="object" data="" />,
      <div key="nan" title={String(Number.NaN)} tabIndex={Number.NaN} />,
      <input key="in" size={0} maxLength={5} autoComplete="off" readOnly disabled />,
      <time key="time" dateTime="2026" />,
      <map key="map" name="m" />,
    ])
  },

  async 'markup: styles as objects, with variables, units and removal'({ show }) {
    const styled = (style: CSSProperties | undefined): ReactNode => <p style={style} />
    await show(
      styled({
        width: 10,
        lineHeight: 2,
        flex: 1,
        opacity: 0,
        zIndex: 3,
        '--own': 4,
        '--text': 'x',
        WebkitLineClamp: 2,
        float: 'left',
        margin: '0 auto',
        color: '',
        padding: null as never,
        aspectRatio: 2,
        gridRow: 1,
        background: 'url("a.png") no-repeat',
      } as CSSProperties),
    )
    await show(styled({ width: '50%', '--own': 5, marginTop: 1 } as CSSProperties))
    await show(styled({ msTransform: 'none', background: 'red' } as CSSProperties))
    await show(styled(undefined))
    await show(styled({ color: 'red !important' }))
  },

  async 'markup: HTML as it is given, changed, emptied, and text instead'({ show }) {
    const html = (__html: string): ReactNode => <div dangerouslySetInnerHTML={{ __html }} />
    await show(html('<b>bold</b> &amp; <script>1</script>'))
    await show(html('<i>other</i>'))
    await show(html(''))
    await show(<div>text</div>)
    await show(<div>{'<b>no markup</b> & "quotes"'}</div>)
    await show(<div>{['two', ' ', 'texts', 0, 12n]}</div>)
    await show(html('back'))
  },

  async 'trusted HTML is put in as it is'({ show }) {
    const { trustedTypes } = window as unknown as {
      trustedTypes: {
        createPolicy(name: string, rules: object): { createHTML(html: string): string }
      }
    }
    const policy = trustedTypes.createPolicy('own', { createHTML: (html: string) => html })
    const html = (text: string): ReactNode => (
      <div dangerouslySetInnerHTML={{ __html: policy.createHTML(text) }} />
    )
    await show(html('<b>bold</b>'))
    await show(html('<i>other</i>'))
    await show(<div>text</div>)
  },

  async 'markup: SVG with its attributes, and HTML within'({ show }) {
    const drawing = (radius: number): ReactNode => (
      <svg viewBox="0 0 10 10" xmlLang="en" xmlSpace="preserve" width="1em" focusable="false">
        <defs>
          <linearGradient id="g" gradientUnits="userSpaceOnUse">
            <stop stopColor="red" offset={0.5} stopOpacity={0} />
          </linearGradient>
        </defs>
        <circle r={radius} fill="url(#g)" strokeWidth={2} clipPath="none" vectorEffect="none" />
        <use xlinkHref="#g" href="#g" />
        <text textAnchor="middle" dominantBaseline="central" fontFamily="serif" className="c">
          <tspan dx={1}>text</tspan>
        </text>
        <foreignObject>
          <p className="html">html</p>
          <svg>
            <a href="#x">a</a>
          </svg>
        </foreignObject>
        <style>{'p{}'}</style>
        <title>title</title>
      </svg>
    )
    await show(drawing(1))
    await show(drawing(2))
  },

  async 'markup: names with a hyphen that are no custom elements'({ show }) {
    const tree = (name: string): ReactNode => [
      custom(
        'math',
        { key: 'math', display: 'block' },
        custom('mi', { mathvariant: 'normal' }, 'x'),
        custom('annotation-xml', { encoding: 'text/html', className: name, htmlFor: 'a' }, 'x'),
      ),
      <svg key="svg">
        {custom('font-face', { fontFamily: name, className: 'f', onClick: () => {} })}
        {custom('missing-glyph', { className: name, tabIndex: 1 })}
      </svg>,
    ]
    await show(tree('one'))
    await show(tree('two'))
  },

  async 'markup: custom elements with attributes, properties and events'({
    log,
    show,
    find,
    send,
  }) {
    class Rich extends HTMLElement {
      rich: unknown
      #value = ''
      get value(): string {
        return this.#value
      }
      set value(value: string) {
        log('value', value)
        this.#value = value
      }
    }
    if (!customElements.get('x-rich')) customElements.define('x-rich', Rich)
    const say = (name: string) => (event: Event) => log(name, event.type)
    const tree = (value: number, more: object): ReactNode => (
      <section onClick={() => log('section')}>
        {custom(
          'x-rich',
          {
            ...{ value, rich: { value }, plain: 'text', flag: true, off: false, none: null },
            ...{ className: 'c', htmlFor: 'f', style: { color: 'red' }, fontSize: 2 },
            ...{
              onClick: say('click'),
              onrichchange: say('own'),
              onRichChangeCapture: say('first'),
            },
            ...more,
          },
          'child',
        )}
        {custom('x-unknown', { rich: { value }, flag: true, fn: () => {} })}
      </section>
    )
    await show(tree(1, {}))
    log(find<Rich>('x-rich').rich)
    await send('x-rich', new CustomEvent('richchange', { bubbles: true }))
    await send('x-rich', new CustomEvent('RichChange', { bubbles: true }))
    await send('x-rich', new MouseEvent('click', { bubbles: true }))
    await show(tree(2, { plain: undefined, flag: false, onrichchange: null }))
    await send('x-rich', new CustomEvent('richchange', { bubbles: true }))
    await show(null)
  },

  async 'markup: elements that must not be hoisted, shown where they stand'({ show }) {
    await show(
      <div>
        <style>{'.plain{}'}</style>
        <svg>
          <title>of a drawing</title>
        </svg>
        <meta itemProp="price" content="1" />
        <link itemProp="image" href="a.png" />
        <script type="application/json">{'{}'}</script>
        <template>
          <p>inert</p>
        </template>
        <noscript>none</noscript>
      </div>,
    )
  },

  async 'markup: focus to begin with, and focus kept while rows move'({ show, act, find }) {
    const rows = (order: string): ReactNode =>
      [...order].map((key) => <input key={key} id={key} autoFocus={key === 'b'} />)
    await show(rows('abc'))
    await act('selected', () => {
      const input = find<HTMLInputElement>('#c')
      input.value = 'some text'
      input.focus()
      input.setSelectionRange(2, 4)
    })
    await show(rows('cab'))
    await act('read', () => {
      const { selectionStart, selectionEnd } = find<HTMLInputElement>('#c')
      find('#a').title = `${selectionStart} ${selectionEnd}`
    })
  },
}
