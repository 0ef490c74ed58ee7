import { blockOf, textOf } from '../content/contentBlocks'
import {
  around,
  ESCAPE,
  IMG,
  JS,
  LOCALIZED,
  type Payloads,
  RUN,
  SAFE,
  SVG,
  shown,
} from './EntryPayload'

/** Payloads in options of each block. */
export const OPTION_PAYLOADS: Payloads = {
  'Core:Button': blockOf('Core:Button', { text: `${SAFE}${IMG}`, link: JS }),
  Columns: blockOf('Columns', {
    columns: [{ link: ` ${JS}`, width: '50%;x:y', blocks: [textOf(SAFE)] }],
    space: `0${ESCAPE}`,
    stackColumnsAt: ESCAPE,
  }),
  Image: shown(
    blockOf('Image', {
      image: JS,
      srcset: `${JS} 1x, data:text/html,${RUN} 2x`,
      sizes: `">${IMG}`,
      altText: `" onerror=${RUN}`,
      backgroundSize: ESCAPE,
    }),
  ),
  'Raw:Img': shown(
    blockOf(
      'Raw:Img',
      {
        image: `data:text/html,<script>${RUN}</script>`,
        title: `"onload=${RUN}`,
        backgroundPosition: ESCAPE,
      },
      { properties: { src: JS, onload: RUN } },
    ),
  ),
  Video: shown(
    blockOf('Video', { video: JS, posterImage: JS, fit: ESCAPE, preload: `"onerror=${RUN}` }),
  ),
  'Core:Section': blockOf(
    'Core:Section',
    { maxWidth: `1px${ESCAPE}`, lazyStyles: { [`color:red${ESCAPE}`]: RUN } },
    { children: [textOf(SAFE)] },
  ),
  'a form': blockOf(
    'Form:Form',
    {
      sendSubmissionsTo: 'custom',
      action: JS,
      method: `"onclick=${RUN}`,
      name: IMG,
      successUrl: JS,
      errorMessagePath: '__proto__.polluted',
      customHeaders: { __proto__: RUN, 'a\nb': RUN },
    },
    {
      properties: { action: JS, onsubmit: RUN, formaction: JS },
      children: [
        blockOf('Form:Label', { text: `${SAFE}${IMG}`, for: `"onclick=${RUN}` }),
        blockOf(
          'Form:Input',
          {
            name: `__proto__.x"onfocus=${RUN}`,
            type: `image" onfocus=${RUN}`,
            placeholder: `"onfocus=${RUN}`,
            defaultValue: IMG,
          },
          { properties: { formaction: JS } },
        ),
        blockOf('Form:TextArea', { name: 'nodeName', defaultValue: `</textarea>${IMG}` }),
        blockOf('Form:Select', {
          name: 'attributes',
          options: [{ value: `"onclick=${RUN}`, name: `</option>${IMG}` }],
        }),
        blockOf('Form:SubmitButton', { text: IMG }, { properties: { formAction: JS } }),
      ],
    },
  ),
  'a form that the browser sends': blockOf(
    'Form:Form',
    { sendSubmissionsTo: 'custom', sendWithJs: false, action: JS, previewState: RUN },
    { children: [textOf(SAFE), blockOf('Form:SubmitButton', { text: 'a' })] },
  ),
  tabs: blockOf('Builder: Tabs', {
    tabs: [{ label: [textOf(`a${IMG}`)], content: [textOf(`${SAFE}<script>${RUN}</script>`)] }],
    activeTabStyle: { color: `red${ESCAPE}`, [`x${ESCAPE}`]: RUN },
    tabHeaderLayout: ESCAPE,
    defaultActiveTab: 1,
  }),
  'an accordion': blockOf('Builder:Accordion', {
    grid: true,
    gridRowWidth: `9px${ESCAPE}`,
    items: [{ title: [textOf(`${SAFE}${SVG}`)], detail: [textOf(`<a href=${JS}>a</a>`)] }],
  }),
  'a carousel': blockOf('Builder:Carousel', {
    slides: [{ content: [textOf(`${SAFE}${SVG}`)] }, { content: [] }],
    prevButton: [textOf(IMG)],
    slickProps: { cssEase: `ease${ESCAPE}`, afterChange: RUN, prevArrow: IMG, className: RUN },
    responsive: [{ breakpoint: `9px)${ESCAPE}`, settings: { slidesToShow: ESCAPE } }],
  }),
  masonry: blockOf('Builder:Masonry', {
    columnWidth: `9px${ESCAPE}`,
    gutterSize: ESCAPE,
    tiles: [{ content: [textOf(`${SAFE}${SVG}`)] }],
  }),
  'a personalized container': blockOf(
    'PersonalizationContainer',
    {
      variants: [
        {
          name: IMG,
          query: [{ property: '__proto__', operator: 'constructor', value: RUN }],
          blocks: [],
        },
      ],
    },
    { children: [textOf(`${SAFE}${IMG}`)] },
  ),
  'an unregistered block': [
    blockOf(IMG, { text: RUN }, { children: [textOf(SAFE)] }),
    blockOf('__proto__', {}),
    blockOf('constructor', {}),
  ],
  'ids and classes': around({
    id: `">${IMG}`,
    class: `" onclick=${RUN}`,
    layerName: RUN,
  }),
  'localised values': [
    blockOf('Text', { text: { '@type': LOCALIZED, Default: 'd', en: `${SAFE}${IMG}` } }),
    blockOf('Core:Button', { text: 'a', link: { '@type': LOCALIZED, Default: '#', en: JS } }),
  ],
}
