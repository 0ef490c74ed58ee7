/** The link is behind the content of its box, which lets clicks through to it. */
export const LINKED_CSS = `
:where(.siteblocks-linked){position:relative;isolation:isolate}
:where(.siteblocks-link){position:absolute;inset:0;z-index:-1}
:where(.siteblocks-linked>:not(.siteblocks-link)),:where(.siteblocks-linked .builder-slot){pointer-events:none}
:where(.siteblocks-linked :is(a,audio,button,details,iframe,input,label,object,select,summary,textarea,video,[tabindex],[contenteditable],.siteblocks-acts)){pointer-events:auto}
:where(.siteblocks-linked:has(>.siteblocks-link:focus-visible)){outline:auto;outline:auto -webkit-focus-ring-color}
`
