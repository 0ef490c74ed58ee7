declare module 'virtual:siteblocks-options' {
  /** Every option of `mount()`, in the order of the documentation. */
  export const optionRows: readonly import('../../tools/docs/written/optionRows').OptionRow[]
}
