/** Options that must not be in HTML: a secret, and headers, which may contain some. */
export const SECRET_OPTIONS = ['authToken', 'fetchOptions'] as const
