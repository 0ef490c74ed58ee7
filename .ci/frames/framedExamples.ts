/** Examples that the documentation site shows live: those that need no server. By folder. */
export const FRAMED_EXAMPLES = ['vite-react', 'vue', 'svelte'] as const
