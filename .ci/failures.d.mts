export function failures(reports: { readonly [suite: string]: unknown }, count: number): string[]
