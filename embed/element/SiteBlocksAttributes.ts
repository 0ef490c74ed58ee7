import type { MOUNT_OPTIONS } from '../options/MountOptions'

/** The attribute for an option: `responsive-to` for `responsiveTo`. */
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
    ? // React omits an attribute with the value `false`, so the default would apply.
      (Row extends { default: false } ? boolean : true) | 'true' | 'false' | ''
    : Row extends { type: 'string | boolean' }
      ? string | boolean
      : Row extends { type: 'boolean | hash | path' }
        ? boolean | 'hash' | 'path' | 'true' | 'false' | ''
        : Row extends { type: 'boolean | all' }
          ? true | 'all' | 'true' | 'false' | ''
          : string | number

/**
 * Attributes of `<site-blocks>`: every option except functions, in kebab-case. Objects are written
 * as JSON. If `false` is not the default, it is written as text: `can-track="false"`.
 */
export type SiteBlocksAttributes = {
  readonly [Name in WrittenName as Kebab<Name>]?: AttributeValue<Rows[Name]> | undefined
}
