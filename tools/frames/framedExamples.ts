/** Folders of the examples that the documentation site shows live, which need no server. */
export const FRAMED_EXAMPLES = ['vite-react', 'vue', 'svelte'] as const
