import { onePer } from '../../utils/values/onePer'
import type { Page } from './Page'

/** Content requests of a page that have no answer yet. */
export const pendingLoads = onePer((_page: Page) => ({ count: 0 }))
