/** HTML that would run `run`, a call such as `ran(7)`, if unprotected. */
export type MarkupPayload = readonly [name: string, html: (run: string) => string]

const asBase64 = (text: string): string => Buffer.from(text).toString('base64')
const asEntities = (text: string): string => text.replace(/./g, (c) => `&#${c.charCodeAt(0)}`)

/** HTML whose code runs automatically or when a visitor touches it. */
export const MARKUP: readonly MarkupPayload[] = [
  // Scripts.
  ['a script', (run) => `<script>${run}</script>`],
  ['a script in a script', (run) => `<scr<script>ipt>${run}</scr</script>ipt>`],
  ['a script behind a stray bracket', (run) => `<<script>${run}//<</script>`],
  ['a script of SVG', (run) => `<svg><script>${run}</script></svg>`],
  ['a script of SVG, by address', (run) => `<svg><script href="data:,${run}" /></svg>`],
  ['a script in a template', (run) => `<template><script>${run}</script></template>`],
  // Handlers.
  ['an image that fails', (run) => `<img src onerror=${run}>`],
  ['slashes for spaces', (run) => `<img/src/onerror=${run}>`],
  ['no space behind a quote', (run) => `<img src=""onerror="${run}">`],
  ['a tag that is never closed', (run) => `<img src onerror=${run} `],
  ['a line break in the name of an attribute', (run) => `<img src onerror\n=\n${run}>`],
  ['a handler in capitals', (run) => `<IMG SRC ONERROR=${run}>`],
  ['a handler written in entities', (run) => `<img src onerror="${asEntities(run)}">`],
  ['SVG that loads', (run) => `<svg onload=${run}>`],
  ['SVG that loads, cut short', (run) => `<svg/onload=${run}//`],
  ['a video that fails', (run) => `<video><source onerror=${run}></video>`],
  ['an audio that fails', (run) => `<audio src onerror=${run}></audio>`],
  ['a body that loads', (run) => `<body onload=${run} onpageshow=${run}>`],
  ['a field that takes the focus', (run) => `<input autofocus onfocus=${run}>`],
  ['details that open', (run) => `<details open ontoggle=${run}><summary>a</summary></details>`],
  ['a marquee', (run) => `<marquee onstart=${run}>a</marquee>`],
  ['a box that is touched', (run) => `<p tabindex=0 onfocus=${run} onpointerover=${run}>a</p>`],
  ['a box that is clicked', (run) => `<p onclick=${run}>a</p>`],
  [
    'an animation',
    (run) =>
      `<style>@keyframes k{from{top:0}}</style><p style="animation:k 9ms" onanimationstart=${run}>`,
  ],
  ['an element nobody knows', (run) => `<x-y tabindex=0 onfocus=${run} onclick=${run}>a</x-y>`],
  // Addresses.
  ['a link', (run) => `<a href="javascript:${run}">a</a>`],
  ['a link with a line break', (run) => `<a href="java\nscript:${run}">a</a>`],
  ['a link with a tab', (run) => `<a href="java&Tab;script:${run}">a</a>`],
  ['a link in entities', (run) => `<a href="${asEntities('javascript:')}${run}">a</a>`],
  ['a link behind a control character', (run) => `<a href="\u0001javascript:${run}">a</a>`],
  ['a link in capitals', (run) => `<A HREF=" JaVaScRiPt&colon;${run}">a</A>`],
  ['a link of SVG', (run) => `<svg><a xlink:href="javascript:${run}"><text y=9>a</text></a></svg>`],
  ['a link of MathML', (run) => `<math><a href="javascript:${run}">a</a></math>`],
  [
    'a link that becomes one',
    (run) =>
      `<svg><a><animate attributeName=href values="javascript:${run}" /><text y=9>a</text></a></svg>`,
  ],
  [
    'a link that is set',
    (run) =>
      `<svg><a><set attributeName=xlink:href to="javascript:${run}" /><text y=9>a</text></a></svg>`,
  ],
  ['a form', (run) => `<form action="javascript:${run}"><button>a</button></form>`],
  ['a button', (run) => `<form><button formaction="javascript:${run}">a</button></form>`],
  [
    'a picture that sends',
    (run) => `<form><input type=image formaction="javascript:${run}"></form>`,
  ],
  ['a map', (run) => `<map><area href="javascript:${run}" shape=default></map>`],
  [
    'a new window',
    (run) => `<a target=_blank href="data:text/html,<script>opener.${run}</script>">a</a>`,
  ],
  ['a base', (run) => `<base href="javascript:${run}//"><a href="#">a</a>`],
  ['a refresh', (run) => `<meta http-equiv=refresh content="0;url=javascript:${run}">`],
  // Documents.
  ['a frame with a text', (run) => `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`],
  ['a frame with an address', (run) => `<iframe src="javascript:parent.${run}"></iframe>`],
  ['a frame that loads', (run) => `<iframe onload=${run}></iframe>`],
  [
    'a frame of data',
    (run) => `<iframe src="data:text/html,<script>top.${run}</script>"></iframe>`,
  ],
  ['an object', (run) => `<object data="javascript:parent.${run}"></object>`],
  ['an object of data', (run) => `<object data="data:text/html,<script>top.${run}</script>">`],
  ['an embedded file', (run) => `<embed src="javascript:parent.${run}">`],
  [
    'a picture used',
    (run) =>
      `<svg><use href="data:image/svg+xml;base64,${asBase64(`<svg id="x" xmlns="http://www.w3.org/2000/svg"><image href="x" onerror="${run}" /></svg>`)}#x" /></svg>`,
  ],
  ['a foreign object', (run) => `<svg><foreignObject><iframe onload=${run}>`],
  [
    'a shadow root',
    (run) => `<p><template shadowrootmode=open><img src onerror=${run}></template></p>`,
  ],
  // Text for one parser, markup for another.
  ['a comment', (run) => `<!--><img src onerror=${run}>-->`],
  ['a conditional comment', (run) => `<!--[if gte IE 4]><script>${run}</script><![endif]-->`],
  ['an instruction', (run) => `<?xml ><img src onerror=${run}> ?>`],
  ['characters as data', (run) => `<svg><![CDATA[><p title="]]></svg><img src onerror=${run}>">`],
  ['no script', (run) => `<noscript><p title="</noscript><img src onerror=${run}>">`],
  ['a text field', (run) => `<textarea><p title="</textarea><img src onerror=${run}>">`],
  ['a title', (run) => `<title><p title="</title><img src onerror=${run}>">`],
  ['an example', (run) => `<xmp><p title="</xmp><img src onerror=${run}>">`],
  ['a frame with a fallback', (run) => `<iframe><p title="</iframe><img src onerror=${run}>">`],
  ['a style with a tag', (run) => `<svg></p><style><a id="</style><img src onerror=${run}>">`],
  [
    'a glyph in a table',
    (run) =>
      `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src onerror=${run}&gt;">`,
  ],
  [
    'forms in each other',
    (run) =>
      `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}></style></mglyph></form>`,
  ],
  [
    'a description',
    (run) =>
      `<svg><desc><noscript></noscript></desc><style><a title="</style><img src onerror=${run}>">`,
  ],
  [
    'a template in a choice',
    (run) =>
      `<select><template><style><!--</style><a rel="--></style></template></select><img src onerror=${run}>">`,
  ],
  [
    'an annotation',
    (run) =>
      `<math><annotation-xml encoding="text/html"><style><img title="</style><img src onerror=${run}>">`,
  ],
  // Bypasses for patterns that remove styles and handlers.
  ['a style in an attribute', (run) => `<b title='<img style="' onerror=${run} x='">'>a</b>`],
  ['an attribute without a name', (run) => `<p =style="><img src onerror=${run}>">`],
  ['a style that ends its tag', (run) => `<p style="a>"><img src onerror=${run}>`],
  ['two handlers in one', (run) => `<img src ononerror="x"error=${run} o onx=1nerror=${run}>`],
  ['styles with addresses', (run) => `<p style="background:url(javascript:${run})">a</p>`],
  [
    'a style that is put aside',
    (run) => `<p data-sb-style="x:expression(${run})" onclick=${run}>a</p>`,
  ],
  // The widget's own attributes and formats.
  [
    'a widget',
    (run) =>
      `<site-blocks api-key=k model=m allow-scripts content='{"data":{"blocks":[{"@type":"@builder.io/sdk:Element","component":{"name":"Embed","options":{"content":"<script>${run}</script>"}}}]}}'></site-blocks>`,
  ],
  [
    'names of the document',
    (run) =>
      `<form id=attributes><input name=attributes><input name=parentNode><input name=nodeName><img src onerror=${run}></form><a id=SiteBlocks name=SiteBlocks>a</a>`,
  ],
]
