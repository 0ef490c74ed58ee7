import fc from 'fast-check'

/** Texts of any code units, halves of characters included. */
export const anyText = fc.string({
  unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)),
})
