export function newestChange(paths: readonly string[]): Promise<number>
