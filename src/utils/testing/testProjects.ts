import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'

/** Mutation testing names the one whose tests it needs. */
const { TEST_FOLDER } = process.env
const FOLDERS = TEST_FOLDER
  ? [TEST_FOLDER]
  : ['.ci', 'docs/.vitepress', 'src', 'embed', 'playground']
const TEST = /\.test\.tsx?$/
const WITH_DOM = /^\/\/ @vitest-environment happy-dom$/m

/**
 * The unit tests in two groups: those that ask for a DOM in a comment, and those that do without.
 *
 * Files of a group share the modules that they load, which halves the time; between the groups they
 * cannot, as some modules look once whether there is a DOM.
 */
export function testProjects(): TestProjectInlineConfiguration[] {
  const files = FOLDERS.flatMap(testFiles)
  const withDom = files.filter((file) => WITH_DOM.test(readFileSync(file, 'utf8')))
  const others = files.filter((file) => !withDom.includes(file))
  return [project('dom', withDom), project('plain', others)]
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEST.test(file))
    .map((file) => join(folder, file))
}

function project(name: string, include: string[]): TestProjectInlineConfiguration {
  return { extends: true, test: { name, include, isolate: false } }
}
