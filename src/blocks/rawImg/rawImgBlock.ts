import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { RawImg } from './RawImg'
import type { RawImgOptions } from './rawImgOptions'

/** The block `Raw:Img`. */
export const rawImgBlock: BlockDefinition<RawImgOptions> = {
  name: 'Raw:Img',
  component: RawImg,
  interactive: false,
  noWrap: true,
}
