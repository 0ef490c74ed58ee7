import { describe, expect, it } from 'vitest'
import { resolveBreakpoints } from '../../content/breakpoints'
import type { BlockAnimation } from '../../content/types'
import { animationRules } from './animationRules'
import { createBlockStyles } from './blockStyles'
import type { RuleSheet } from './ruleSheet'

const hover: BlockAnimation = {
  trigger: 'hover',
  duration: 0.2,
  easing: 'easeIn',
  steps: [{ styles: { color: 'blue' } }, { styles: { color: 'red' } }],
}
const fade: BlockAnimation = {
  trigger: 'scrollInView',
  duration: 1,
  steps: [{ styles: { opacity: 0 } }, { styles: { opacity: 1 } }],
}
const moving = '@media (prefers-reduced-motion:no-preference)'
const waiting = '@media screen and (scripting:enabled) and (prefers-reduced-motion:no-preference)'

function written(...animations: BlockAnimation[]): string[] {
  return animationRules(animations).map(
    ({ query, state = '', css }) => `${query ?? ''}|${state}|${css.text}`,
  )
}

describe('animationRules', () => {
  it('changes styles under the pointer, with a transition for those who like motion', () => {
    expect(written(hover)).toEqual([
      `${moving}||transition:all 0.2s ease-in 0s;`,
      '|:hover|color:red;',
    ])
  })

  it('writes the delay of a hover animation', () => {
    const [transition] = written({ ...hover, delay: 0.2 })
    expect(transition).toBe(`${moving}||transition:all 0.2s ease-in 0.2s;`)
  })

  it('applies all later steps of a hover animation', () => {
    const steps = [...hover.steps, { styles: { opacity: 0.5 } }]
    expect(written({ ...hover, steps })[1]).toBe('|:hover|color:red;opacity:0.5;')
  })

  it('has the others in their first step until a script comes, and in their last from then on', () => {
    expect(written(fade)).toEqual([
      '|.builder-block:where(:not([data-sb-wait~="0"]))|opacity:1;',
      '@media (scripting:none)||opacity:1;',
      `${waiting}|.builder-block[data-sb-wait~="0"]|opacity:0;`,
      `${moving}|.builder-block:where([data-sb-move~="0"])|transition:all 1s ease 0s;`,
    ])
  })

  it('lets rules for the pointer, and what waits, win over what is over', () => {
    const states = written(hover, fade, { ...fade, trigger: 'pageLoad' }).map(
      (rule) => rule.split('|')[1],
    )
    expect(states.indexOf('.builder-block[data-sb-wait~="0"]')).toBeGreaterThan(
      states.indexOf('.builder-block:where(:not([data-sb-wait~="1"]))'),
    )
    expect(states.at(-1)).toBe(':hover')
  })

  it('writes nothing for unknown triggers', () => {
    expect(written({ ...fade, trigger: 'never' as 'hover' })).toEqual([])
  })

  it('comes after all other rules of the class', () => {
    const texts: string[] = []
    const sheet = { addText: (text: string) => void texts.push(text) } as RuleSheet
    const styles = createBlockStyles('sb', sheet)
    const colors = { large: { color: 'black' }, medium: { color: 'grey' } }
    styles.classFor(colors, resolveBreakpoints(), [hover])
    styles.flush()
    expect(texts.join('')).toBe(
      '.sb-0.builder-block{color:black;}' +
        '@media only screen and (max-width:991px){.sb-0.builder-block{color:grey;}}' +
        `${moving}{.sb-0.builder-block{transition:all 0.2s ease-in 0s;}}` +
        '.sb-0:hover{color:red;}',
    )
  })

  it('leaves a hostile easing out of the text', () => {
    const [rule] = animationRules([{ ...hover, easing: 'ease}*{color:red' }])
    expect(rule?.css.text).toBe('')
    expect(rule?.css.risky).toHaveLength(1)
  })
})
