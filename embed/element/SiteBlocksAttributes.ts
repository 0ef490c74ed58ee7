import type { MOUNT_OPTIONS } from '../widget/MountOptions'

/** `responsiveTo` as attributes spell it: `responsive-to`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest>
    ? `${Lowercase<First>}${Kebab<Rest>}`
    : `${Lowercase<First>}-${Kebab<Uncapitalize<Rest>>}`
  : Name

type Rows = typeof MOUNT_OPTIONS

type WrittenName = {
  [Name in keyof Rows]: Rows[Name] extends { type: 'function' } | { attribute: 'none' }
    ? never
    : Name
}[keyof Rows]

type AttributeValue<Row> = Row extends { type: readonly (infer Word)[] }
  ? Word
  : Row extends { type: 'boolean' }
    ? // React leaves out an attribute that is `false`, so that the default counts.
      (Row extends { default: false } ? boolean : true) | 'true' | 'false' | ''
    : Row extends { type: 'string | boolean' }
      ? string | boolean
      : Row extends { type: 'boolean | hash | path' }
        ? boolean | 'hash' | 'path' | 'true' | 'false' | ''
        : string | number

/**
 * Attributes of `<site-blocks>`: every option that is no function, in kebab-case. Objects are
 * written as JSON, and `false` as text where it is not the default: `can-track="false"`.
 */
export type SiteBlocksAttributes = {
  readonly [Name in WrittenName as Kebab<Name>]?: AttributeValue<Rows[Name]> | undefined
}
