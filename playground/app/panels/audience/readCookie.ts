/** The decoded value of one of the cookies in `document.cookie`. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [rawName = '', ...rest] = pair.split('=')
    if (decode(rawName.trim()) === name) return decode(rest.join('=').trim())
  }
  return undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
