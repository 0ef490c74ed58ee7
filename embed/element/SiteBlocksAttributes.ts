import type { MountOptions } from '../widget/MountOptions'

/** `responsiveTo` as attributes spell it: `responsive-to`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest>
    ? `${Lowercase<First>}${Kebab<Rest>}`
    : `${Lowercase<First>}-${Kebab<Uncapitalize<Rest>>}`
  : Name

type OptionNames = {
  [Name in keyof Required<MountOptions>]: NonNullable<MountOptions[Name]> extends (
    ...args: never[]
  ) => unknown
    ? never
    : Name
}[keyof MountOptions]

/** Attributes of `<site-blocks>`: every option that is no function, in kebab-case. Objects are written as JSON. */
export type SiteBlocksAttributes = {
  readonly [Name in Exclude<OptionNames, 'blocks' | 'options'> as Kebab<Name>]?:
    | string
    | number
    | boolean
    | undefined
}
