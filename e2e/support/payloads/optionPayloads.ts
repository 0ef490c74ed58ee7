import { blockOf, boxOf, textOf } from '../contentBlocks'
import { type EntryPayload, ESCAPE, LOCALIZED, shown } from './EntryPayload'

/** Payloads in options of each block. */
export const OPTION_PAYLOADS: readonly EntryPayload[] = [
  [
    'Core:Button',
    (run, safe) => [
      blockOf('Core:Button', {
        text: `${safe}<img src onerror=${run}>`,
        link: `javascript:${run}`,
      }),
    ],
  ],
  [
    'Columns',
    (run, safe) => [
      blockOf('Columns', {
        columns: [{ link: ` javascript:${run}`, width: '50%;x:y', blocks: [textOf(safe)] }],
        space: `0${ESCAPE}`,
        stackColumnsAt: ESCAPE,
      }),
    ],
  ],
  [
    'Image',
    (run, safe) =>
      shown(
        safe,
        blockOf('Image', {
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
        blockOf(
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
        blockOf('Video', {
          video: `javascript:${run}`,
          posterImage: `javascript:${run}`,
          fit: ESCAPE,
          preload: `"onerror=${run}`,
        }),
      ),
  ],
  [
    'Core:Section',
    (run, safe) => [
      blockOf(
        'Core:Section',
        { maxWidth: `1px${ESCAPE}`, lazyStyles: { [`color:red${ESCAPE}`]: run } },
        { children: [textOf(safe)] },
      ),
    ],
  ],
  [
    'a form',
    (run, safe) => [
      blockOf(
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
            blockOf('Form:Label', {
              text: `${safe}<img src onerror=${run}>`,
              for: `"onclick=${run}`,
            }),
            blockOf(
              'Form:Input',
              {
                name: `__proto__.x"onfocus=${run}`,
                type: `image" onfocus=${run}`,
                placeholder: `"onfocus=${run}`,
                defaultValue: `<img src onerror=${run}>`,
              },
              { properties: { formaction: `javascript:${run}` } },
            ),
            blockOf('Form:TextArea', {
              name: 'nodeName',
              defaultValue: `</textarea><img src onerror=${run}>`,
            }),
            blockOf('Form:Select', {
              name: 'attributes',
              options: [{ value: `"onclick=${run}`, name: `</option><img src onerror=${run}>` }],
            }),
            blockOf(
              'Form:SubmitButton',
              { text: `<img src onerror=${run}>` },
              { properties: { formAction: `javascript:${run}` } },
            ),
          ],
        },
      ),
    ],
  ],
  [
    'a form that the browser sends',
    (run, safe) => [
      blockOf(
        'Form:Form',
        {
          sendSubmissionsTo: 'custom',
          sendWithJs: false,
          action: `javascript:${run}`,
          previewState: run,
        },
        { children: [textOf(safe), blockOf('Form:SubmitButton', { text: 'a' })] },
      ),
    ],
  ],
  [
    'tabs',
    (run, safe) => [
      blockOf('Builder: Tabs', {
        tabs: [
          {
            label: [textOf(`a<img src onerror=${run}>`)],
            content: [textOf(`${safe}<script>${run}</script>`)],
          },
        ],
        activeTabStyle: { color: `red${ESCAPE}`, [`x${ESCAPE}`]: run },
        tabHeaderLayout: ESCAPE,
        defaultActiveTab: 1,
      }),
    ],
  ],
  [
    'an accordion',
    (run, safe) => [
      blockOf('Builder:Accordion', {
        grid: true,
        gridRowWidth: `9px${ESCAPE}`,
        items: [
          {
            title: [textOf(`${safe}<svg onload=${run}>`)],
            detail: [textOf(`<a href=javascript:${run}>a</a>`)],
          },
        ],
      }),
    ],
  ],
  [
    'a carousel',
    (run, safe) => [
      blockOf('Builder:Carousel', {
        slides: [{ content: [textOf(`${safe}<svg onload=${run}>`)] }, { content: [] }],
        prevButton: [textOf(`<img src onerror=${run}>`)],
        slickProps: {
          cssEase: `ease${ESCAPE}`,
          afterChange: run,
          prevArrow: `<img src onerror=${run}>`,
          className: run,
        },
        responsive: [{ breakpoint: `9px)${ESCAPE}`, settings: { slidesToShow: ESCAPE } }],
      }),
    ],
  ],
  [
    'masonry',
    (run, safe) => [
      blockOf('Builder:Masonry', {
        columnWidth: `9px${ESCAPE}`,
        gutterSize: ESCAPE,
        tiles: [{ content: [textOf(`${safe}<svg onload=${run}>`)] }],
      }),
    ],
  ],
  [
    'a personalized container',
    (run, safe) => [
      blockOf(
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
        { children: [textOf(`${safe}<img src onerror=${run}>`)] },
      ),
    ],
  ],
  [
    'an unregistered block',
    (run, safe) => [
      blockOf(`<img src onerror=${run}>`, { text: run }, { children: [textOf(safe)] }),
      blockOf('__proto__', {}),
      blockOf('constructor', {}),
    ],
  ],
  [
    'ids and classes',
    (run, safe) => [
      boxOf({
        id: `"><img src onerror=${run}>`,
        class: `" onclick=${run}`,
        layerName: run,
        children: [textOf(safe)],
      }),
    ],
  ],
  [
    'localised values',
    (run, safe) => [
      blockOf('Text', {
        text: { '@type': LOCALIZED, Default: 'd', en: `${safe}<img src onerror=${run}>` },
      }),
      blockOf('Core:Button', {
        text: 'a',
        link: { '@type': LOCALIZED, Default: '#', en: `javascript:${run}` },
      }),
    ],
  ],
]
