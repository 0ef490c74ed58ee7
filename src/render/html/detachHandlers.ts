import type { Omission } from '../../utils/Omission'
import { detachStyles } from './detachStyles'
import { leftOut } from './omissions'

/** Like {@link detachStyles}, and reports the event handlers that it removes. */
export function detachHandlers(html: string, omissions: Omission[]): string {
  return detachStyles(html, (name) => {
    omissions.push(leftOut.handler(name))
    return false
  })
}
