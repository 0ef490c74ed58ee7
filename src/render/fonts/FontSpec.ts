/** A face of a font, as `new FontFace()` takes it. */
export interface FontSpec {
  readonly family: string
  readonly source: string
  readonly descriptors: FontFaceDescriptors
}
