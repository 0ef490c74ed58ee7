import { root } from '../../../tools/kit/root.mjs'
import { buildScript } from './buildScript'

/** An application to build. */
export interface App {
  /** Source of the entry module. */
  readonly entry: string
  /**
   * Folder that paths in `entry` are relative to.
   *
   * @default the project
   */
  readonly folder?: string
  /** Major version of React. */
  readonly react: '17' | '18' | '19'
}

/** Builds an application like a site. Returns the script. */
export function buildApp({ entry, folder = root, react }: App): Promise<string> {
  const suffix = react === '19' ? '' : `-${react}`
  return buildScript({
    folder,
    files: { 'entry.jsx': entry },
    // Includes React's warnings for developers.
    mode: 'development',
    alias: [
      { find: /^react(?=\/|$)/, replacement: `react${suffix}` },
      { find: /^react-dom(?=\/|$)/, replacement: `react-dom${suffix}` },
    ],
  })
}
