import { expect, it } from 'vitest'
import { markTabs } from './tabGroups'

it('makes tabs of a titled group, and leaves other bold lines alone', () => {
  const group = `**Before**

<!-- tabs: framework -->

**HTML**

one

<!-- until npm -->
**React**

two

<!-- /until npm -->
<!-- /tabs -->

**After**`
  expect(markTabs(group)).toBe(`**Before**

:::tabs key:framework

== HTML

one

== React

two

:::

**After**`)
})
