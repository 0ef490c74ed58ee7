import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { ViteUserConfig } from 'vitest/config'
import { decideModule } from './embed/build/decideScript.ts'
import { embedBuild } from './embed/build/embedBuild.ts'
import { libraryBuild, serverComponentsBuild } from './embed/build/libraryBuild.ts'
import { modulesBuild } from './embed/build/modulesBuild.ts'
import { neutralEmotion } from './embed/build/neutralEmotion.ts'
import { connectBuild, loaderBuild } from './embed/build/scriptBuild.ts'
import { optionsModule } from './playground/optionsModule.ts'
import { playgroundBuild } from './playground/playgroundBuild.ts'
import { setupFiles, testProjects } from './src/utils/testing/testProjects.ts'

/** Tests sit beside the files they test; those of `e2e` are Playwright's. */
const test: ViteUserConfig['test'] = {
  projects: testProjects(),
  environment: 'node',
  setupFiles: setupFiles().map((name) => `./src/utils/testing/${name}.ts`),
  // On two cores, one fewer than there are would be one.
  maxWorkers: '100%',
  // A busy machine is slow; what hangs is found all the same.
  testTimeout: 120_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 60_000, interval: 10 } },
  // Unexpected values appear in the message, which reports hold, and not in the diff alone.
  chaiConfig: { truncateThreshold: 1000 },
  restoreMocks: true,
  unstubGlobals: true,
}

/**
 * `vite build` makes embed.js, `--mode loader` its stub, `--mode connect` what stands beside it,
 * `--mode library` and `--mode components` the npm package, `--mode playground` the playground.
 */
export default defineConfig(({ mode }) => {
  if (mode === 'modules') return modulesBuild()
  if (mode === 'loader') return loaderBuild()
  if (mode === 'connect') return connectBuild()
  if (mode === 'library') return libraryBuild()
  if (mode === 'components') return serverComponentsBuild()
  if (mode === 'playground') return playgroundBuild()
  if (mode === 'test')
    return {
      plugins: [react(), neutralEmotion(), decideModule(), optionsModule()],
      test,
    } as ViteUserConfig
  return embedBuild()
})
