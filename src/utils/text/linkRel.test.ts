import { describe, expect, it } from 'vitest'
import { linkRel, linkTarget } from './linkRel'

describe('linkRel', () => {
  it.each([
    ['_blank', '', 'noopener noreferrer'],
    ['_blank', 'nofollow sponsored', 'nofollow sponsored noopener'],
    ['_BLANK', 'ugc NoReferrer', 'ugc NoReferrer'],
    ['_blank', 'opener', 'noopener'],
    ['shop', '', 'noopener noreferrer'],
    ['_self', '', ''],
    ['_Top', 'next', 'next'],
    ['_topmost', '', 'noopener noreferrer'],
    ['_blank', 'noopener nofollow', 'noopener nofollow'],
    ['_blank', 'noopenerish', 'noopenerish noopener'],
    ['', 'nofollow', 'nofollow'],
    ['', 'opener', 'noopener'],
    ['_self', 'OPENER', 'noopener'],
    ['', 'opener opener', 'noopener noopener'],
    ['', 'tag\topener nofollow', 'tag\tnoopener nofollow'],
    ['', 'openers no-opener', 'openers no-opener'],
  ])('has, for the target %j and the rel %j, %j', (target, rel, expected) => {
    expect(linkRel(target, rel)).toBe(expected)
  })
})

describe('linkTarget', () => {
  it.each([
    ['', ''],
    ['_self', '_self'],
    ['_Parent', '_Parent'],
    ['_top', '_top'],
    ['_blank', '_blank'],
    ['payment', '_blank'],
    ['_blank2', '_blank'],
    [' _self', '_blank'],
    ['_self\n', '_blank'],
    ['_\u017felf', '_blank'],
  ])('is, for %j, %j', (target, expected) => {
    expect(linkTarget(target)).toBe(expected)
  })
})
