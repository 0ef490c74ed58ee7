export function findChromium(): Promise<string | null>
export function findFullChromium(): Promise<string | null>
export function ensureChromium(): Promise<string>
export function isRootWithApt(): boolean
