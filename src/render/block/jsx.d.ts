import 'react'

declare module 'react' {
  interface HTMLAttributes<T> {
    'builder-id'?: string | undefined
    'builder-type'?: string | undefined
    'builder-parent-id'?: string | undefined
    'builder-content-id'?: string | undefined
    'builder-model'?: string | undefined
    'builder-slot'?: string | undefined
  }
}
