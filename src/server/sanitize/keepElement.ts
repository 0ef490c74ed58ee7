import type { Element } from 'hast'
import { frameAddress } from '../../render/html/createSanitizer'
import { linkRel } from '../../utils/linkRel'

/** Whether an element may stay: frames show pages of the web over https. A link to another window tells nothing of this one. */
export function keepElement({ tagName, properties }: Element): boolean {
  const { target, rel } = properties
  const words = linkRel(String(target ?? ''), [rel ?? []].flat().join(' '))
  if (words) properties.rel = words.split(' ')
  if (tagName !== 'iframe') return true
  const { src } = properties
  const address = frameAddress(typeof src === 'string' ? src : null)
  if (address !== undefined) properties.src = address
  return address !== undefined
}
