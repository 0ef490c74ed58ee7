import fc from 'fast-check'

/** Arbitrary strings of code units, including unpaired surrogates. */
export const anyText = fc.string({
  unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)),
})
