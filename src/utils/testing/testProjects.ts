import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'

/** Folder whose tests mutation testing needs, and a pattern of those that it leaves out. */
const { TEST_FOLDER, TEST_WITHOUT } = process.env
const FOLDERS = TEST_FOLDER
  ? [TEST_FOLDER]
  : ['tools', 'docs/.vitepress', 'src', 'embed', 'playground']
const TEST = /^(?!.*\bnode_modules\b).*\.test\.tsx?$/
const WITH_DOM = /^\/\/ @vitest-environment happy-dom$/m

/**
 * Links and frames load nothing. All files have the same options, since those with options of their
 * own would share no loaded modules with the others.
 */
const DOM = {
  happyDOM: {
    settings: {
      navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true },
    },
  },
}

/**
 * Groups unit tests by whether they ask for a DOM in a comment.
 *
 * Files of a group share loaded modules, which halves the time. The groups cannot share modules,
 * because some check for a DOM when they load.
 */
export function testProjects(): TestProjectInlineConfiguration[] {
  const files = FOLDERS.flatMap(testFiles)
  const withDom = files.filter((file) => WITH_DOM.test(readFileSync(file, 'utf8')))
  const others = files.filter((file) => !withDom.includes(file))
  return [project('dom', withDom), project('plain', others)]
}

/** Names the files that run before each test file. */
export function setupFiles(): string[] {
  const all = ['consoleGuard', 'cleanUp', 'noNetwork', 'patientQueries']
  return TEST_FOLDER ? [...all, 'shortProperties'] : all
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEST.test(file) && !(TEST_WITHOUT && new RegExp(TEST_WITHOUT).test(file)))
    .map((file) => join(folder, file))
}

function project(name: string, include: string[]): TestProjectInlineConfiguration {
  return { extends: true, test: { name, include, isolate: false, environmentOptions: DOM } }
}
