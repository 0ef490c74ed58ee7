/** The media type of a video by the ending of its address; MP4 when that tells nothing. */
export function videoType(address: string): string {
  const [, ending = ''] = /^[^?#]*\.(webm|og[gv])\s*(?:[?#]|$)/i.exec(address) ?? []
  if (!ending) return 'video/mp4'
  return /webm/i.test(ending) ? 'video/webm' : 'video/ogg'
}
