export function notPlayed(report: unknown): string[]
