import { describe, expect, it } from 'vitest'
import type { CustomBreakpoints } from '../../content/breakpoints'
import { resolveBreakpoints } from '../../content/breakpoints'
import type { ResponsiveStyles } from '../../content/types'
import { createBlockStyles, type ResponsiveTo } from './blockStyles'
import type { GuardedRule, RuleSheet } from './ruleSheet'

/** A sheet that records what is written to it. */
function recordingSheet(): RuleSheet & { texts: string[]; guarded: GuardedRule[] } {
  const texts: string[] = []
  const guarded: GuardedRule[] = []
  return {
    texts,
    guarded,
    addText: (text) => void texts.push(text),
    insert: (rule) => void texts.push(rule),
    insertGuarded(rule) {
      guarded.push(rule)
      return () => void guarded.splice(guarded.indexOf(rule), 1)
    },
    remove() {},
  }
}

function write(
  styles: ResponsiveStyles,
  breakpoints: CustomBreakpoints = {},
  responsiveTo?: ResponsiveTo,
): string {
  const sheet = recordingSheet()
  const blockStyles = createBlockStyles('sb', sheet, responsiveTo)
  blockStyles.classFor(styles, resolveBreakpoints(breakpoints))
  blockStyles.flush()
  return sheet.texts.join('')
}

const query = (max: number, color: string): string =>
  `@media only screen and (max-width:${max}px){.sb-0.builder-block{color:${color};}}`

const all: ResponsiveStyles = {
  large: { color: 'black' },
  medium: { color: 'red' },
  small: { color: 'blue' },
  xsmall: { color: 'green' },
}

describe('createBlockStyles', () => {
  it('writes the widest first, and xsmall only where the entry has it', () => {
    expect(write(all)).toBe(
      `.sb-0.builder-block{color:black;}${query(991, 'red')}${query(640, 'blue')}`,
    )
  })

  it.each([
    [{ xsmall: 300, small: 500, medium: 900 }, [900, 500, 300]],
    [{ small: 500, medium: 800 }, [800, 500]],
    [{ small: 500 }, [991, 640]],
    [{ medium: 800 }, [991, 640]],
    [{ xsmall: 400 }, [991, 640, 400]],
  ])('follows the breakpoints %j', (breakpoints, widths) => {
    const found = write(all, breakpoints).matchAll(/max-width:(\d+)px/g)
    expect(Array.from(found, ([, width]) => Number(width))).toEqual(widths)
  })

  it('has one query for medium alone', () => {
    expect(write({ medium: { color: 'red' } })).toBe(query(991, 'red'))
  })

  const bound = (display: unknown): ResponsiveStyles => ({ large: { display: display as string } })
  it.each<[ResponsiveStyles, string[]]>([
    [{ large: { display: 'flex' }, small: { display: 'block' } }, []],
    [
      { large: { display: 'flex' }, small: { display: ' none !important' } },
      ['flex', 'none !important'],
    ],
    [{ large: { display: 'none' }, small: { display: 'flex' } }, ['none', 'flex']],
    [{ large: { color: 'red' }, medium: { display: 'none' }, small: { color: 'red' } }, ['none']],
    [{ large: { display: 'NONE' }, small: { display: ' ' } }, ['NONE']],
    [bound(['none']), []],
    [bound({ toString: 1 }), []],
  ])('says beside each display what it is, where %j may hide the block', (styles, said) => {
    const found = write(styles).matchAll(/--siteblocks-display:([^;]+)/g)
    expect(Array.from(found, ([, display]) => display)).toEqual(said)
  })

  it('queries the container where breakpoints follow it', () => {
    expect(write({ small: { color: 'red' } }, {}, 'container')).toContain(
      '@container siteblocks (max-width:640px)',
    )
  })

  it('gives equal styles one class, and others another', () => {
    const styles = createBlockStyles('sb', recordingSheet())
    const breakpoints = resolveBreakpoints()
    expect(styles.classFor({ large: { color: 'red' } }, breakpoints)).toBe('sb-0')
    expect(styles.classFor({ large: { color: 'red' }, small: {} }, breakpoints)).toBe('sb-0')
    expect(styles.classFor({ small: { color: 'red' } }, breakpoints)).toBe('sb-1')
  })

  const unstyled = [undefined, {}, { large: {} }, { xsmall: { color: 'red' } }]
  it.each(unstyled)('has no class for %j', (given) => {
    const styles = createBlockStyles('sb', recordingSheet())
    expect(styles.classFor(given, resolveBreakpoints())).toBe('')
  })

  it('writes all blocks as one text, each class once', () => {
    const sheet = recordingSheet()
    const styles = createBlockStyles('sb', sheet)
    for (const color of ['red', 'blue', 'red'])
      styles.classFor({ large: { color } }, resolveBreakpoints())
    styles.flush()
    styles.flush()
    expect(sheet.texts).toEqual(['.sb-0.builder-block{color:red;}.sb-1.builder-block{color:blue;}'])
  })

  it('keeps a value that could swallow other rules out of the text, and its block’s rules in order', () => {
    const sheet = recordingSheet()
    const styles = createBlockStyles('sb', sheet)
    styles.classFor({ large: { color: 'red}*{' }, small: { color: 'blue' } }, resolveBreakpoints())
    styles.classFor({ large: { color: 'green' } }, resolveBreakpoints())
    styles.flush()
    expect(sheet.texts).toEqual(['.sb-1.builder-block{color:green;}'])
    expect(sheet.guarded.map(({ query, css }) => [query, css])).toEqual([
      [null, { text: '', risky: [{ property: 'color', value: 'red}*{' }] }],
      ['@media only screen and (max-width:640px)', { text: 'color:blue;', risky: [] }],
    ])
  })
})
