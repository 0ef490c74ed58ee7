/** What a request to the content host is for. */
export type RequestKind = 'content' | 'track' | 'form' | 'other'

export const requestKinds: readonly { readonly id: RequestKind; readonly label: string }[] = [
  { id: 'content', label: 'Content' },
  { id: 'track', label: 'Track' },
  { id: 'form', label: 'Forms' },
]

const PATHS: readonly [RegExp, RequestKind][] = [
  [/^\/api\/v\d\/(content|query|codegen)\//, 'content'],
  [/^\/api\/v\d\/track\b/, 'track'],
  [/^\/api\/(v\d\/form-submit\b|submissions\/)/, 'form'],
]

/** What a request is for, by its path. */
export function requestKind(url: string): RequestKind {
  return PATHS.find(([path]) => path.test(url))?.[1] ?? 'other'
}
