declare module 'virtual:siteblocks-options' {
  /** Every option of `mount()`, in the order of the documentation. */
  export const optionRows: readonly import('../../embed/options/optionRows').OptionRow[]
}

declare module 'virtual:siteblocks-guides' {
  /** Every guide: its name in addresses, its title and its first paragraph. */
  export const guides: readonly {
    readonly name: string
    readonly title: string
    readonly about: string
  }[]
}
