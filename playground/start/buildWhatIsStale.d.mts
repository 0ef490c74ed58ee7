export function buildWhatIsStale(root: string, wanted?: readonly string[]): Promise<void>
export function buildDocumentationIfStale(root: string): Promise<void>
