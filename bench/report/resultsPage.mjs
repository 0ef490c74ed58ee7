import { markdownTable } from './layOut.mjs'

const INTRODUCTION = `# Results

Written by \`npm run bench\`. Everything runs in one headless Chromium, the entrants in turns; shown are medians and half the
distance between the quartiles. Each entrant draws the same content, and a run in which one of them does not ends with an error.

- **SiteBlocks**: \`dist/embed.js\`, as sites load it.
- **Gen1**: \`@builder.io/react\` and \`@builder.io/widgets\`. **Gen2**: \`@builder.io/sdk-react\`. Each is built into one minified file.
- **floor**: React and Emotion, drawing the same elements by hand in a shadow root with an adopted sheet. It can do nothing else.
- **bare DOM**: the changed texts are assigned to their elements.

CPU time is that of the main thread, from the address of the script to the last block on screen and a quiet page. Other programs
of the machine do not count into it.`

/** `bench/results.md`. */
export function resultsPage({ tables, goals, hasChart }) {
  const sections = tables.map(
    ({ title, head, rows }) => `## ${title}\n\n${markdownTable(head, rows)}`,
  )
  const rows = goals.map(({ what, goal, reached, met }) => [
    what,
    goal,
    reached,
    met ? 'yes' : '**no**',
  ])
  return [
    INTRODUCTION,
    ...(hasChart ? ['![CPU time of the entrants](results.svg)'] : []),
    `## Goals\n\n${markdownTable(['', 'goal', 'reached', 'met'], rows)}`,
    ...sections,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}
