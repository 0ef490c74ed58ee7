import { box, component, type EntryPayload, ESCAPE, LOCALIZED, shown, text } from './EntryPayload'

/** Payloads in options of each block. */
export const OPTION_PAYLOADS: readonly EntryPayload[] = [
  [
    'Core:Button',
    (run, safe) => ({
      blocks: [
        component('Core:Button', {
          text: `${safe}<img src onerror=${run}>`,
          link: `javascript:${run}`,
        }),
      ],
    }),
  ],
  [
    'Columns',
    (run, safe) => ({
      blocks: [
        component('Columns', {
          columns: [{ link: ` javascript:${run}`, width: '50%;x:y', blocks: [text(safe)] }],
          space: `0${ESCAPE}`,
          stackColumnsAt: ESCAPE,
        }),
      ],
    }),
  ],
  [
    'Image',
    (run, safe) =>
      shown(
        safe,
        component('Image', {
          image: `javascript:${run}`,
          srcset: `javascript:${run} 1x, data:text/html,${run} 2x`,
          sizes: `"><img src onerror=${run}>`,
          altText: `" onerror=${run}`,
          backgroundSize: ESCAPE,
        }),
      ),
  ],
  [
    'Raw:Img',
    (run, safe) =>
      shown(
        safe,
        component(
          'Raw:Img',
          {
            image: `data:text/html,<script>${run}</script>`,
            title: `"onload=${run}`,
            backgroundPosition: ESCAPE,
          },
          { properties: { src: `javascript:${run}`, onload: run } },
        ),
      ),
  ],
  [
    'Video',
    (run, safe) =>
      shown(
        safe,
        component('Video', {
          video: `javascript:${run}`,
          posterImage: `javascript:${run}`,
          fit: ESCAPE,
          preload: `"onerror=${run}`,
        }),
      ),
  ],
  [
    'Core:Section',
    (run, safe) => ({
      blocks: [
        component(
          'Core:Section',
          { maxWidth: `1px${ESCAPE}`, lazyStyles: { [`color:red${ESCAPE}`]: run } },
          { children: [text(safe)] },
        ),
      ],
    }),
  ],
  [
    'a form',
    (run, safe) => ({
      blocks: [
        component(
          'Form:Form',
          {
            sendSubmissionsTo: 'custom',
            action: `javascript:${run}`,
            method: `"onclick=${run}`,
            name: `<img src onerror=${run}>`,
            successUrl: `javascript:${run}`,
            errorMessagePath: '__proto__.polluted',
            customHeaders: { __proto__: run, 'a\nb': run },
          },
          {
            properties: {
              action: `javascript:${run}`,
              onsubmit: run,
              formaction: `javascript:${run}`,
            },
            children: [
              component('Form:Label', {
                text: `${safe}<img src onerror=${run}>`,
                for: `"onclick=${run}`,
              }),
              component(
                'Form:Input',
                {
                  name: `__proto__.x"onfocus=${run}`,
                  type: `image" onfocus=${run}`,
                  placeholder: `"onfocus=${run}`,
                  defaultValue: `<img src onerror=${run}>`,
                },
                { properties: { formaction: `javascript:${run}` } },
              ),
              component('Form:TextArea', {
                name: 'nodeName',
                defaultValue: `</textarea><img src onerror=${run}>`,
              }),
              component('Form:Select', {
                name: 'attributes',
                options: [{ value: `"onclick=${run}`, name: `</option><img src onerror=${run}>` }],
              }),
              component(
                'Form:SubmitButton',
                { text: `<img src onerror=${run}>` },
                { properties: { formAction: `javascript:${run}` } },
              ),
            ],
          },
        ),
      ],
    }),
  ],
  [
    'a form that the browser sends',
    (run, safe) => ({
      blocks: [
        component(
          'Form:Form',
          {
            sendSubmissionsTo: 'custom',
            sendWithJs: false,
            action: `javascript:${run}`,
            previewState: run,
          },
          { children: [text(safe), component('Form:SubmitButton', { text: 'a' })] },
        ),
      ],
    }),
  ],
  [
    'tabs',
    (run, safe) => ({
      blocks: [
        component('Builder: Tabs', {
          tabs: [
            {
              label: [text(`a<img src onerror=${run}>`)],
              content: [text(`${safe}<script>${run}</script>`)],
            },
          ],
          activeTabStyle: { color: `red${ESCAPE}`, [`x${ESCAPE}`]: run },
          tabHeaderLayout: ESCAPE,
          defaultActiveTab: 1,
        }),
      ],
    }),
  ],
  [
    'an accordion',
    (run, safe) => ({
      blocks: [
        component('Builder:Accordion', {
          grid: true,
          gridRowWidth: `9px${ESCAPE}`,
          items: [
            {
              title: [text(`${safe}<svg onload=${run}>`)],
              detail: [text(`<a href=javascript:${run}>a</a>`)],
            },
          ],
        }),
      ],
    }),
  ],
  [
    'a carousel',
    (run, safe) => ({
      blocks: [
        component('Builder:Carousel', {
          slides: [{ content: [text(`${safe}<svg onload=${run}>`)] }, { content: [] }],
          prevButton: [text(`<img src onerror=${run}>`)],
          slickProps: {
            cssEase: `ease${ESCAPE}`,
            afterChange: run,
            prevArrow: `<img src onerror=${run}>`,
            className: run,
          },
          responsive: [{ breakpoint: `9px)${ESCAPE}`, settings: { slidesToShow: ESCAPE } }],
        }),
      ],
    }),
  ],
  [
    'masonry',
    (run, safe) => ({
      blocks: [
        component('Builder:Masonry', {
          columnWidth: `9px${ESCAPE}`,
          gutterSize: ESCAPE,
          tiles: [{ content: [text(`${safe}<svg onload=${run}>`)] }],
        }),
      ],
    }),
  ],
  [
    'a personalized container',
    (run, safe) => ({
      blocks: [
        component(
          'PersonalizationContainer',
          {
            variants: [
              {
                name: `<img src onerror=${run}>`,
                query: [{ property: '__proto__', operator: 'constructor', value: run }],
                blocks: [],
              },
            ],
          },
          { children: [text(`${safe}<img src onerror=${run}>`)] },
        ),
      ],
    }),
  ],
  [
    'a block nobody knows',
    (run, safe) => ({
      blocks: [
        component(`<img src onerror=${run}>`, { text: run }, { children: [text(safe)] }),
        component('__proto__', {}),
        component('constructor', {}),
      ],
    }),
  ],
  [
    'ids and classes',
    (run, safe) => ({
      blocks: [
        box({
          id: `"><img src onerror=${run}>`,
          class: `" onclick=${run}`,
          layerName: run,
          children: [text(safe)],
        }),
      ],
    }),
  ],
  [
    'localised values',
    (run, safe) => ({
      blocks: [
        component('Text', {
          text: { '@type': LOCALIZED, Default: 'd', en: `${safe}<img src onerror=${run}>` },
        }),
        component('Core:Button', {
          text: 'a',
          link: { '@type': LOCALIZED, Default: '#', en: `javascript:${run}` },
        }),
      ],
    }),
  ],
]
