import { boxOf } from '../content/contentBlocks'
import {
  around,
  attributes,
  IMG,
  JS,
  type Payloads,
  RUN,
  STRANGER,
  shown,
  tagged,
} from './EntryPayload'

const HANDLERS = [
  ...['onclick', 'onClick', 'ONCLICK', 'onFocus', 'onpointerover', 'onPointerOverCapture'],
  ...['on:click', 'on click'],
]

/** Payloads in attributes of a block's element. */
export const ATTRIBUTE_PAYLOADS: Payloads = {
  ...Object.fromEntries(
    HANDLERS.map((name) => [`the attribute ${name}`, attributes({ [name]: RUN })]),
  ),
  'an attribute with another in it': attributes({ [`x onfocus=${RUN} y`]: 'a', 'x"onfocus': RUN }),
  'markup for React': attributes({ dangerouslySetInnerHTML: { __html: IMG } }),
  'markup as a property': attributes({ innerHTML: IMG, outerHTML: IMG }),
  'what React keeps to itself': attributes({ ref: RUN, key: RUN, children: IMG, is: 'x-y' }),
  'a style': attributes({ style: `background:url("${JS}");x:expression(${RUN})` }),
  'attributes of attributes': attributes({
    attr: { onclick: RUN, style: `behavior:url(${STRANGER}/a.htc)` },
  }),
  'an address': attributes({ href: JS }),
  'an address in disguise': attributes({ href: `\u0001 JAVA\tSCRIPT\n:${RUN}` }),
  'an address of a page as data': attributes({
    href: `data:text/html,<script>opener.${RUN}</script>`,
    target: '_blank',
  }),
  'another name of the address': attributes({ HREF: JS, 'xlink:HREF': JS, xlinkHref: JS }),
  linkUrl: around({ linkUrl: JS }),
  'a form by tag': tagged('form', { action: JS, ACTION: JS }),
  'a button by tag': shown(
    boxOf({
      tagName: 'form',
      children: [
        boxOf({ tagName: 'button', properties: { formaction: JS, formAction: JS, text: 'a' } }),
      ],
    }),
  ),
  'a ping': tagged('a', { href: '#a', ping: 'javascript:0', text: 'a' }),
}
