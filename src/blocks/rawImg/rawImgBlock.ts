import type { RawImgOptions } from '../../content/blockOptions'
import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { RawImg } from './RawImg'

/** The block `Raw:Img`. */
export const rawImgBlock: BlockDefinition<RawImgOptions> = {
  name: 'Raw:Img',
  component: RawImg,
  interactive: false,
  noWrap: true,
}
