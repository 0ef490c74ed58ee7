/** Fields and files of a multipart body. */
export interface Multipart {
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly files: readonly {
    readonly field: string
    readonly name: string
    readonly type: string
    readonly content: Buffer
  }[]
}

/** Parses a multipart body. */
export async function filesOf(body: Buffer, contentType: string): Promise<Multipart> {
  const headers = { 'content-type': contentType }
  const form = await new Response(new Uint8Array(body), { headers }).formData()
  const fields: [string, string][] = []
  const files: Multipart['files'][number][] = []
  for (const [field, value] of form) {
    if (typeof value === 'string') fields.push([field, value])
    else {
      const content = Buffer.from(await value.arrayBuffer())
      files.push({ field, name: value.name, type: value.type, content })
    }
  }
  return { fields, files }
}
