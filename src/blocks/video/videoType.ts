const TYPES = new Map([
  ['webm', 'video/webm'],
  ['ogg', 'video/ogg'],
  ['ogv', 'video/ogg'],
])

/** The media type of a video by the ending of its address; MP4 when that tells nothing. */
export function videoType(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  const ending = /\.(\w+)\s*$/.exec(path)?.[1]?.toLowerCase() ?? ''
  return TYPES.get(ending) ?? 'video/mp4'
}
