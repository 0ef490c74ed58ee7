import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { Video } from './Video'
import type { VideoOptions } from './videoOptions'

/** What lies over a video lets clicks through to its controls, but for what can be clicked itself. */
const CSS = `
:where(.builder-video-frame){position:relative}
:where(.builder-video){display:block;width:100%;height:100%;border-radius:1px}
:where(.builder-video-fill){position:absolute;top:0;left:0}
:where(.builder-video-sizer){width:100%;font-size:0;pointer-events:none}
:where(.builder-video-content),:where(.builder-video-overlay){display:flex;flex-direction:column;align-items:stretch;position:relative}
:where(.builder-video-overlay){position:absolute;top:0;left:0;width:100%;height:100%;pointer-events:none}
:where(.builder-video-overlay :is(a,button,input,label,select,summary,textarea,[tabindex])){pointer-events:auto}
`

/** The block `Video`. */
export const videoBlock: BlockDefinition<VideoOptions> = {
  name: 'Video',
  component: Video,
  interactive: true,
  plainClass: true,
  css: CSS,
  canHaveChildren: true,
}
