import type { Schema } from 'hast-util-sanitize'
import { find, html, svg } from 'property-information'
import {
  FORMULA_TAGS,
  FRAME_ATTRIBUTES,
  HARMLESS_ATTRIBUTES,
  NAME_ATTRIBUTES,
} from '../../render/html/elementRules'
import { RICH_TAGS } from '../../render/html/richText'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/**
 * Elements that HTML of content may contain: HTML, SVG and MathML. This is DOMPurify's list without
 * elements whose content is text, such as `textarea`: parsers may disagree on whether that content
 * is text or markup.
 */
const ALLOWED_TAGS = words(`
  a abbr acronym address area article aside audio b bdi bdo big blink blockquote body br button
  canvas caption center cite code col colgroup content data datalist dd decorator del details dfn
  dialog dir div dl dt element em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6
  head header hgroup hr html i img input ins kbd label legend li main map mark marquee menu
  menuitem meter nav nobr ol optgroup option output p picture pre progress q rp rt ruby s samp
  search section select shadow slot small source spacer span strike strong sub summary sup table
  tbody td tfoot th thead time tr track tt u ul var video wbr svg altGlyph altGlyphDef
  altGlyphItem animateColor animateMotion animateTransform circle clipPath defs desc ellipse
  filter g glyph glyphRef hkern image line linearGradient marker mask metadata mpath path pattern
  polygon polyline radialGradient rect stop switch symbol text textPath tref tspan view vkern
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence math menclose merror mfenced mfrac mglyph mi mlabeledtr
  mmultiscripts mn mo mover mpadded mphantom mroot mrow ms mspace msqrt mstyle msub msup msubsup
  mtable mtd mtext mtr munder munderover mprescripts
`)

/** Attributes that these elements may have, besides `data-…` and `aria-…`. */
const ALLOWED_ATTRIBUTES = words(`
  accept action align alt autocapitalize autocomplete autopictureinpicture autoplay background
  bgcolor border capture cellpadding cellspacing checked cite class clear color cols colspan
  command commandfor controls controlslist coords crossorigin datetime decoding default dir
  disabled disablepictureinpicture disableremoteplayback download draggable enctype enterkeyhint
  exportparts face for headers height hidden high href hreflang id inert inputmode integrity ismap
  kind label lang list loading loop low max maxlength media method min minlength multiple muted
  name nonce noshade novalidate nowrap open optimum part pattern placeholder playsinline popover
  popovertarget popovertargetaction poster preload pubdate radiogroup readonly rel required rev
  reversed role rows rowspan spellcheck scope selected shape size sizes slot span srclang start
  src srcset step summary tabindex title translate type usemap valign value width wrap xmlns target
`)

/** Attributes that SVG and MathML elements may have. */
const ALLOWED_FOREIGN_ATTRIBUTES = words(`
  accent-height accumulate additive alignment-baseline amplitude ascent attributename
  attributetype azimuth basefrequency baseline-shift begin bias by clip clipPathunits clip-path
  clip-rule color-interpolation color-interpolation-filters color-profile color-rendering cx cy d
  dx dy diffuseconstant direction display divisor dominant-baseline dur edgemode elevation end
  exponent fill fill-opacity fill-rule filter filterunits flood-color flood-opacity font-family
  font-size font-size-adjust font-stretch font-style font-variant font-weight fx fy g1 g2
  glyph-name glyphRef gradientunits gradienttransform image-rendering in in2 intercept k k1 k2 k3
  k4 kerning keypoints keysplines keytimes lengthadjust letter-spacing kernelmatrix
  kernelunitlength lighting-color local marker-end marker-mid marker-start markerheight
  markerunits markerwidth maskcontentunits maskunits mask mask-type mode numoctaves offset
  operator opacity order orient orientation origin overflow paint-order path pathlength
  patterncontentunits patterntransform patternunits pointer-events points preservealpha
  preserveaspectratio primitiveunits r rx ry radius refx refy repeatcount repeatdur restart result
  rotate scale seed shape-rendering slope specularconstant specularexponent spreadmethod
  startoffset stddeviation stitchtiles stop-color stop-opacity stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke stroke-width surfacescale
  systemlanguage tablevalues targetx targety transform transform-origin text-anchor
  text-decoration text-orientation text-rendering textlength u1 u2 unicode values vector-effect
  viewbox visibility version vert-adv-y vert-origin-x vert-origin-y word-spacing writing-mode
  xchannelselector ychannelselector x x1 x2 y y1 y2 z zoomandpan xlink:href xml:id xlink:title
  xml:space xmlns:xlink accent accentunder bevelled close columnalign columnlines columnspacing
  columnspan denomalign depth displaystyle encoding fence frame largeop length linethickness
  lquote lspace mathbackground mathcolor mathsize mathvariant maxsize minsize movablelimits
  notation numalign rowalign rowlines rowspacing rspace rquote scriptlevel scriptminsize
  scriptsizemultiplier selection separator separators stretchy subscriptshift supscriptshift
  symmetric voffset
`)

/** Elements that are removed with their content. Other forbidden elements are unwrapped. */
const FORBIDDEN_CONTENTS = words(`
  annotation-xml audio colgroup desc foreignobject head iframe math mi mn mo ms mtext noembed
  noframes noscript plaintext script selectedcontent style svg template thead title video xmp
  textarea
`)

/** Attributes whose values are never addresses. */
export const TEXT_ATTRIBUTES = [
  ...words('alt class for id label name pattern placeholder role summary title value style xmlns'),
  ...NAME_ATTRIBUTES,
]

/** Elements that may load `data:` URLs. */
export const DATA_TAGS = words('audio video img source image track')

const attributes = [
  ...[...ALLOWED_ATTRIBUTES, ...HARMLESS_ATTRIBUTES].map((name) => find(html, name).property),
  ...ALLOWED_FOREIGN_ATTRIBUTES.flatMap((name) => [find(svg, name).property, name]),
  ...Object.keys(html.property).filter((name) => name.startsWith('aria')),
  'data*',
]

/** Elements, attributes and protocols that HTML of content may contain. */
export const SCHEMA: Schema = {
  // Omitted fields would take the library's defaults.
  ancestors: {},
  clobber: [],
  protocols: {},
  required: {},
  tagNames: [...ALLOWED_TAGS, ...FORMULA_TAGS],
  attributes: { '*': attributes },
  strip: [...FORBIDDEN_CONTENTS.filter((tag) => !ALLOWED_TAGS.includes(tag)), 'style'],
}

/** Rich text: {@link SCHEMA} with a list of elements that bound texts may have. */
export const RICH_SCHEMA: Schema = {
  ...SCHEMA,
  tagNames: [...RICH_TAGS],
  attributes: {
    '*': [...attributes, ...FRAME_ATTRIBUTES.map((name) => find(html, name).property)],
  },
  strip: [...FORBIDDEN_CONTENTS.filter((tag) => !RICH_TAGS.includes(tag)), 'style'],
}

/** {@link SCHEMA} with frames, templates and `<use>` of the same document. */
export const EMBED_SCHEMA: Schema = {
  ...SCHEMA,
  tagNames: [...ALLOWED_TAGS, ...FORMULA_TAGS, 'iframe', 'template', 'use'],
  attributes: {
    '*': [...attributes, ...FRAME_ATTRIBUTES.map((name) => find(html, name).property)],
  },
  strip: SCHEMA.strip?.filter((tag) => tag !== 'iframe' && tag !== 'template') ?? [],
}
