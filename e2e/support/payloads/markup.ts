import { IMG, JS, RUN, SVG } from './EntryPayload'

/** HTML that would run `run`, a call such as `ran(7)`, if unprotected. */
export type MarkupPayload = readonly [name: string, html: (run: string) => string]

const asBase64 = (text: string): string => Buffer.from(text).toString('base64')
const asEntities = (text: string): string => text.replace(/./g, (c) => `&#${c.charCodeAt(0)}`)

/** HTML whose code runs automatically or when a visitor touches it. */
const NAMED: Readonly<Record<string, string | MarkupPayload[1]>> = {
  // Scripts.
  'a script': `<script>${RUN}</script>`,
  'a script in a script': `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  'a script behind a stray bracket': `<<script>${RUN}//<</script>`,
  'a script of SVG': `<svg><script>${RUN}</script></svg>`,
  'a script of SVG, by address': `<svg><script href="data:,${RUN}" /></svg>`,
  'a script in a template': `<template><script>${RUN}</script></template>`,
  // Handlers.
  'an image that fails': IMG,
  'slashes for spaces': `<img/src/onerror=${RUN}>`,
  'no space behind a quote': `<img src=""onerror="${RUN}">`,
  'a tag that is never closed': `<img src onerror=${RUN} `,
  'a line break in the name of an attribute': `<img src onerror\n=\n${RUN}>`,
  'a handler in capitals': `<IMG SRC ONERROR=${RUN}>`,
  'a handler written in entities': (run) => `<img src onerror="${asEntities(run)}">`,
  'SVG that loads': SVG,
  'SVG that loads, cut short': `<svg/onload=${RUN}//`,
  'a video that fails': `<video><source onerror=${RUN}></video>`,
  'an audio that fails': `<audio src onerror=${RUN}></audio>`,
  'a body that loads': `<body onload=${RUN} onpageshow=${RUN}>`,
  'a field that takes the focus': `<input autofocus onfocus=${RUN}>`,
  'details that open': `<details open ontoggle=${RUN}><summary>a</summary></details>`,
  'a marquee': `<marquee onstart=${RUN}>a</marquee>`,
  'a box that is touched': `<p tabindex=0 onfocus=${RUN} onpointerover=${RUN}>a</p>`,
  'a box that is clicked': `<p onclick=${RUN}>a</p>`,
  'an animation': `<style>@keyframes k{from{top:0}}</style><p style="animation:k 9ms" onanimationstart=${RUN}>`,
  'an element nobody knows': `<x-y tabindex=0 onfocus=${RUN} onclick=${RUN}>a</x-y>`,
  // Addresses.
  'a link': `<a href="${JS}">a</a>`,
  'a link with a line break': `<a href="java\nscript:${RUN}">a</a>`,
  'a link with a tab': `<a href="java&Tab;script:${RUN}">a</a>`,
  'a link in entities': (run) => `<a href="${asEntities('javascript:')}${run}">a</a>`,
  'a link behind a control character': `<a href="\u0001${JS}">a</a>`,
  'a link in capitals': `<A HREF=" JaVaScRiPt&colon;${RUN}">a</A>`,
  'a link of SVG': `<svg><a xlink:href="${JS}"><text y=9>a</text></a></svg>`,
  'a link of MathML': `<math><a href="${JS}">a</a></math>`,
  'a link that becomes one': `<svg><a><animate attributeName=href values="${JS}" /><text y=9>a</text></a></svg>`,
  'a link that is set': `<svg><a><set attributeName=xlink:href to="${JS}" /><text y=9>a</text></a></svg>`,
  'a form': `<form action="${JS}"><button>a</button></form>`,
  'a button': `<form><button formaction="${JS}">a</button></form>`,
  'a picture that sends': `<form><input type=image formaction="${JS}"></form>`,
  'a map': `<map><area href="${JS}" shape=default></map>`,
  'a new window': `<a target=_blank href="data:text/html,<script>opener.${RUN}</script>">a</a>`,
  'a base': `<base href="${JS}//"><a href="#">a</a>`,
  'a refresh': `<meta http-equiv=refresh content="0;url=${JS}">`,
  // Documents.
  'a frame with a text': `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  'a frame with an address': `<iframe src="javascript:parent.${RUN}"></iframe>`,
  'a frame that loads': `<iframe onload=${RUN}></iframe>`,
  'a frame of data': `<iframe src="data:text/html,<script>top.${RUN}</script>"></iframe>`,
  'an object': `<object data="javascript:parent.${RUN}"></object>`,
  'an object of data': `<object data="data:text/html,<script>top.${RUN}</script>">`,
  'an embedded file': `<embed src="javascript:parent.${RUN}">`,
  'a picture used': (run) =>
    `<svg><use href="data:image/svg+xml;base64,${asBase64(`<svg id="x" xmlns="http://www.w3.org/2000/svg"><image href="x" onerror="${run}" /></svg>`)}#x" /></svg>`,
  'a foreign object': `<svg><foreignObject><iframe onload=${RUN}>`,
  'a shadow root': `<p><template shadowrootmode=open>${IMG}</template></p>`,
  // Text for one parser, markup for another.
  'a comment': `<!-->${IMG}-->`,
  'a conditional comment': `<!--[if gte IE 4]><script>${RUN}</script><![endif]-->`,
  'an instruction': `<?xml >${IMG} ?>`,
  'characters as data': `<svg><![CDATA[><p title="]]></svg>${IMG}">`,
  'no script': `<noscript><p title="</noscript>${IMG}">`,
  'a text field': `<textarea><p title="</textarea>${IMG}">`,
  'a title': `<title><p title="</title>${IMG}">`,
  'an example': `<xmp><p title="</xmp>${IMG}">`,
  'a frame with a fallback': `<iframe><p title="</iframe>${IMG}">`,
  'a style with a tag': `<svg></p><style><a id="</style>${IMG}">`,
  'a glyph in a table': `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src onerror=${RUN}&gt;">`,
  'forms in each other': `<form><math><mtext></form><form><mglyph><style></math>${IMG}</style></mglyph></form>`,
  'a description': `<svg><desc><noscript></noscript></desc><style><a title="</style>${IMG}">`,
  'a template in a choice': `<select><template><style><!--</style><a rel="--></style></template></select>${IMG}">`,
  'an annotation': `<math><annotation-xml encoding="text/html"><style><img title="</style>${IMG}">`,
  // Bypasses for patterns that remove styles and handlers.
  'a style in an attribute': `<b title='<img style="' onerror=${RUN} x='">'>a</b>`,
  'an attribute without a name': `<p =style=">${IMG}">`,
  'a style that ends its tag': `<p style="a>">${IMG}`,
  'two handlers in one': `<img src ononerror="x"error=${RUN} o onx=1nerror=${RUN}>`,
  'styles with addresses': `<p style="background:url(${JS})">a</p>`,
  'a style that is put aside': `<p data-sb-style="x:expression(${RUN})" onclick=${RUN}>a</p>`,
  // The widget's own attributes and formats.
  'a widget': `<site-blocks api-key=k model=m allow-scripts content='{"data":{"blocks":[{"@type":"@builder.io/sdk:Element","component":{"name":"Embed","options":{"content":"<script>${RUN}</script>"}}}]}}'></site-blocks>`,
  'names of the document': `<form id=attributes><input name=attributes><input name=parentNode><input name=nodeName>${IMG}</form><a id=SiteBlocks name=SiteBlocks>a</a>`,
}

export const MARKUP: readonly MarkupPayload[] = Object.entries(NAMED).map(([name, html]) => [
  name,
  typeof html === 'string' ? (run) => html.replaceAll(RUN, run) : html,
])
