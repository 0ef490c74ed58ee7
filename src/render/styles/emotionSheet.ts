import type { EmotionCache } from '@emotion/cache'
import type { RuleSheet } from './ruleSheet'

/**
 * Lets Emotion write into `sheet`.
 *
 * Stock Emotion appends `<style>` elements, which `style-src 'self'` refuses without a word.
 */
export function emotionSheet(
  key: string,
  container: Node,
  sheet: RuleSheet,
): EmotionCache['sheet'] {
  const self: Pick<
    EmotionCache['sheet'],
    'key' | 'container' | 'isSpeedy' | 'tags' | 'before' | 'hydrate' | 'insert' | 'flush'
  > = {
    key,
    container,
    isSpeedy: true,
    tags: [],
    before: null,
    hydrate() {},
    insert(rule) {
      sheet.insert(rule)
    },
    flush() {
      sheet.remove()
    },
  }
  return self as EmotionCache['sheet']
}
