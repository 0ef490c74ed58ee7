import { expect, it } from 'vitest'
import { firmRules } from './firmRules'

it('gives each selector less weight than a class, and leaves a pseudo-element outside', () => {
  expect(firmRules({ '.a,.b :is(i,u)::before': 'color:red', '&>*': 'margin:0' })).toBe(
    ':where(.a):not(x x x x x x x x),:where(.b :is(i,u)):not(x x x x x x x x)::before{color:red}' +
      ':where(&>*):not(x x x x x x x x){margin:0}',
  )
})
