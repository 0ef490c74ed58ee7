import { pureComponent } from '../../render/block/pureComponent'

/** Children without an element around them. */
export const Fragment = pureComponent({ render: ({ children }) => children })
