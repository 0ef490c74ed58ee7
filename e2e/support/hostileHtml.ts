/** Markup that once got past sanitisers, or looks as if it could. */
export const HOSTILE_HTML: readonly string[] = [
  '<script>x()</script>a',
  '<img src=x onerror=x()>',
  '<svg onload=x()><circle r="1"/></svg>',
  '<svg><script>x()</script></svg>',
  '<svg><style><img src=x onerror=x()></style></svg>',
  '<svg><a xlink:href="javascript:x()"><text>a</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:x() /></svg>',
  '<svg><set attributeName="onclick" to="x()"/></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=a onload=x()>#a"/></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>x()</script>"></iframe></foreignObject></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=x()>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=x()&gt;">',
  '<math><mi//xlink:href="data:x,<script>x()</script>">',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=x()></style></annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=x()>',
  '<noscript><p title="</noscript><img src=x onerror=x()>">',
  '<noembed><p title="</noembed><img src=x onerror=x()>">',
  '<textarea></textarea><p title="</textarea><img src=x onerror=x()>">',
  '<title><p title="</title><img src=x onerror=x()>">',
  '<xmp><p title="</xmp><img src=x onerror=x()>">',
  '<!--><img src=x onerror=x()>-->',
  '<!-- <img src=x onerror=x()> -->a',
  '<?xml-stylesheet href="javascript:x()"?><a>b</a>',
  '<![CDATA[<img src=x onerror=x()>]]>',
  '<a href="javascript:x()">a</a>',
  '<a href=" &#14; javascript:x()">a</a>',
  '<a href="java&#9;script:x()">a</a>',
  '<a href="data:text/html,<script>x()</script>">a</a>',
  '<a href="vbscript:x()">a</a>',
  '<a href="ftp://a.test/">a</a><a href="tel:1">b</a><a href="sms:1">c</a><a href="/d">d</a>',
  '<a href="https://a.test/" target="_blank">a</a>',
  '<a href=x ping="https://evil.test/">a</a>',
  '<img src="data:image/png;base64,AAAA">',
  '<img srcset="a.png 1x, javascript:x() 2x">',
  '<audio src="data:audio/x,y"></audio><video poster="javascript:x()"></video>',
  '<form action="javascript:x()"><input name=attributes><input name=nodeName></form>',
  '<form id=a><input name=parentNode></form><form><input name=childNodes><input name=removeChild></form>',
  '<input formaction="javascript:x()" type=submit><button formaction=javascript:x()>a</button>',
  '<p id="body" name="getElementById">a</p><img name=currentScript><a id=cookie>b</a>',
  '<iframe srcdoc="<script>x()</script>" src="javascript:x()"></iframe>',
  '<iframe src="https://video.test/" allowfullscreen sandbox="allow-scripts" allow="autoplay"></iframe>',
  '<object data="javascript:x()"></object><embed src="javascript:x()">',
  '<base href="https://evil.test/"><link rel=stylesheet href=//evil.test/><meta http-equiv=refresh content="0;url=javascript:x()">',
  '<style>@import "//evil.test/"; p { color: red }</style><p style="color: red">a</p>',
  '<p style="background:url(javascript:x())">a</p>',
  '<template><script>x()</script><p onclick=x()>a</p></template>',
  '<template><template><img src=x onerror=x()></template></template>',
  '<div><template shadowrootmode=open><script>x()</script></template></div>',
  '<x-a onclick=x()>a</x-a><p is="x-a">b</p><font-face>c</font-face>',
  '<details open ontoggle=x()><summary>a</summary>b</details>',
  '<dialog open onclose=x()>a</dialog><select onfocus=x() autofocus><option>a</select>',
  '<marquee onstart=x()>a</marquee><body onload=x()>b</body>',
  '<table><tr><td>a</td></tr></table><td>b</td><tr>c',
  '<table><p>a</p><script>x()</script></table>',
  '<li>a<li>b<p>c<p>d',
  '<b><i>a</b>b</i>',
  '<p>a</p',
  '<p title="a>b" data-a="{{x}}" data-b=$\u007bx} aria-label="<%x%>">{{ x }} $\u007bx} <%= x %></p>',
  '<label for=a>a</label><output for=a>b</output><p for=a>c</p><p patchsrc=x>d</p>',
  '<p popovertarget=a command=show-modal commandfor=a>a</p>',
  '<p slot=a part=b exportparts=c nonce=d lang=e dir=rtl hidden inert tabindex=1>a</p>',
  '<p on\u0000click=x()>a</p><p onclick\u3000=x()>b</p>',
  '<IMG SRC=JaVaScRiPt:x()><ScRiPt>x()</sCrIpT>',
  '\u0000<p>a</p>\u2028\r\n\t',
  '  \n <p>a</p>',
  '&lt;script&gt;x()&lt;/script&gt;',
  'no markup & nothing else',
  '<',
  '<>',
  '</p>',
  '<p/>a<br/>b<hr>',
  '<ruby>a<rt>b</ruby><search>c</search><menu>d</menu><slot>e</slot>',
  '<plaintext>a</p><img src=x onerror=x()>',
  '<selectedcontent>a</selectedcontent><map name=a><area href=javascript:x()></map>',
  '<svg><title><img src=x onerror=x()></title><desc><p>a</p></desc></svg>',
  '<svg><p>a</p></svg><math><p>b</p></math>',
  '<svg viewBox="0 0 1 1"><path d="M0 0" stroke-width="1"/><feBlend/><linearGradient id=g /></svg>',
  '<math><mfrac><mi>a</mi><mn>2</mn></mfrac><maction>b</maction></math>',
]

const NAMES =
  'p a b img svg math style script template form input table tr td select option title textarea noscript iframe mtext mglyph mi annotation-xml foreignObject desc path x-a details font'.split(
    ' ',
  )
const ATTRIBUTES = [
  'href="javascript:x()"',
  'href="/a"',
  'src=x',
  'onerror=x()',
  'id=body',
  'name=attributes',
  'title="</style><img src=x onerror=x()>"',
  'title="--><img src=x onerror=x()>"',
  'class=a',
  'style="color: red"',
  'data-a=b',
  'target=_blank',
  'xlink:href="data:a,b"',
  'is=x-a',
  'for=a',
  'encoding="text/html"',
]
const TEXTS = [
  'a',
  '<!--',
  '-->',
  ']]>',
  '&lt;img&gt;',
  '{{a}}',
  '<![CDATA[',
  '\n',
  '</',
  '<?a',
  '"',
]

/** Markup at random, the same for the same seed. */
export function randomHtml(seed: number): string {
  let state = seed
  const below = (most: number): number => {
    // A linear congruential generator, with the constants of Numerical Recipes.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
  const one = (list: readonly string[]): string => list[below(list.length)] ?? ''
  let html = ''
  for (let parts = 3 + below(14); parts > 0; parts--) {
    const kind = below(5)
    if (kind < 2) {
      const attributes = Array.from({ length: below(3) }, () => ` ${one(ATTRIBUTES)}`).join('')
      html += `<${one(NAMES)}${attributes}${below(9) === 0 ? '/' : ''}>`
    } else if (kind === 2) html += `</${one(NAMES)}>`
    else html += one(TEXTS)
  }
  return html
}
