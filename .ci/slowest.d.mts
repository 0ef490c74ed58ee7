export function slowest(reports: { unit?: unknown; e2e?: unknown }, count: number): string[]
