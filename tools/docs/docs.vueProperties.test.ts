import { expect, it } from 'vitest'
import { MOUNT_OPTIONS } from '../../embed/options/MountOptions'
import { documentation } from './documentation'

it('every property that a Vue template of the docs sets is an option', () => {
  const names = [...documentation().values()].flatMap((text) =>
    Array.from(text.matchAll(/:([\w-]+)\.prop\b/g), ([, name]) => name),
  )
  expect(names).toContain('data')
  // Vue does not turn `user-attributes.prop` into camel case.
  expect(names.filter((name = '') => !(name in MOUNT_OPTIONS))).toEqual([])
})
