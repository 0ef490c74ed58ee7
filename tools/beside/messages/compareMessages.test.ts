import { expect, it } from 'vitest'
import { judgeMessages, type Reactions } from './compareMessages'
import type { Reaction } from './driveClient'

const GUIDE = `### To the page

| \`…\`            | What happens | 1        | 2 | Test |
| --------------- | ------------ | -------- | - | ---- |
| \`patchUpdates\`  |              | ✓        | – |      |
| \`resetState\`    |              | ✓        | ✓ |      |
| \`configureSdk\`  |              | in parts | ✓ |      |

### From the page

| \`…\`    | What | 1 | 2 | Test |
| ------- | ---- | - | - | ---- |
| \`pong\` |      | ✓ | – |      |
`

/** Reactions of a client that heeds these messages, and answers \`ping\` with these. */
const reactions = (allowed: readonly string[], posted: readonly string[]): Reactions =>
  new Map<string, Reaction>([
    ['ping', { posted, isSeen: false }],
    ...allowed.map((name) => [name, { posted: [], isSeen: true }] as const),
  ])

it('finds the clients that do not do what the guide says', () => {
  const all = ['patchUpdates', 'resetState', 'configureSdk']
  const ours = reactions(all, ['pong'])
  const clients = { gen1: reactions(['patchUpdates', 'resetState'], ['pong']), embed: ours }
  const found = (gen2: Reactions, modules = ours) =>
    judgeMessages(new Map(Object.entries({ ...clients, gen2, modules })) as never, GUIDE)
  expect(found(reactions(['resetState', 'configureSdk'], []))).toEqual([])
  expect(found(reactions(['patchUpdates', 'configureSdk'], ['pong', 'hello']))).toEqual([
    'patchUpdates: gen2 does, the guide says –',
    'resetState: gen2 does not, the guide says ✓',
    'pong: gen2 does, the guide says –',
    'hello: gen2 posts it, the guide does not have it',
  ])
  expect(found(reactions(['resetState', 'configureSdk'], []), reactions(all, []))).toEqual([
    'pong: embed.js and modules differ',
  ])
})
