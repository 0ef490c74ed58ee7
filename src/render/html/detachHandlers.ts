import type { Omission } from '../../utils/Omission'
import { detachStyles } from './detachStyles'
import { leftOut } from './omissions'

/** As {@link detachStyles}, for HTML whose handlers may not run. */
export function detachHandlers(html: string, omissions: Omission[]): string {
  return detachStyles(html, (name) => {
    omissions.push(leftOut.handler(name))
    return false
  })
}
