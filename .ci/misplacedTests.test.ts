import { describe, expect, it } from 'vitest'
import { misplacedTests } from './misplacedTests'
import { sourceFiles } from './sourceFiles'

describe('misplacedTests', () => {
  it.each([
    ['src/tabs/Tabs.test.tsx', ['src/tabs/Tabs.tsx'], true],
    ['src/tabs/Tabs.keys.test.tsx', ['src/tabs/Tabs.tsx'], true],
    ['src/tabs/Tabs.keys.test.tsx', ['src/tabs/TabList.tsx'], false],
    ['src/tabs/tabs.test.ts', [], true],
    ['src/tabs/tabs.keys.test.ts', [], true],
    ['src/tabs/nextTab.test.ts', ['src/tabs/Tabs.tsx'], false],
    ['src/tabs/nextTab.test.ts', ['src/nextTab.ts'], false],
    ['.ci/step.test.ts', ['.ci/step.mjs'], true],
    ['.ci/ci.workflows.test.ts', [], true],
    ['e2e/blocks/tabs.spec.ts', [], true],
  ])('with %s beside %j: in its room %j', (path, others, inItsRoom) => {
    expect(misplacedTests([path, ...others])).toEqual(inItsRoom ? [] : [path])
  })

  it('finds none in this project', () => {
    const paths = sourceFiles()
    expect(paths.filter((path) => path.endsWith('.test.ts')).length).toBeGreaterThan(300)
    expect(misplacedTests(paths)).toEqual([])
  })
})
