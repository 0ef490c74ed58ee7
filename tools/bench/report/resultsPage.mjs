import { markdownTable } from './layOut.mjs'
import { machineText } from './machineText.mjs'

const INTRODUCTION = `# Results

Written by \`npm run bench\`. The entrants take turns; shown are medians and half the distance between the quartiles. Each
entrant renders the same content, and a run in which one of them does not ends with an error.

- **SiteBlocks**: \`dist/embed.js\`, as sites load it.
- **Gen1**: \`@builder.io/react\` and \`@builder.io/widgets\`. **Gen2**: \`@builder.io/sdk-react\`. Each is built into one minified file.
- **floor**: React and Emotion, rendering the same elements by hand in a shadow root with an adopted sheet. It can do nothing else.
- **bare DOM**: the floor's elements by \`createElement\`, without React and Emotion: what the browser itself needs.

Every timed visit has a browser of its own, on a fresh profile, and no inspector: an attached one makes V8 parse a script again
for each error that it makes, some 45 ms for each client that evaluates React. The page says by requests where the measured part begins
and ends, and the processor's time is what the kernel counts for the page's renderer in between (\`/proc/PID/task/*/schedstat\`).
It begins when the browser has settled, before the script is asked for, and ends a second after the last block was painted, when the
main thread has nothing to do: work that is put off counts as much as work that is done at once. Other programs of the machine do not
count as time of the processor, but they take its caches, and make painted times longer.

An inspector is attached only for the heap, where it collects garbage and counts, for CPU x4, where it slows the main thread down,
and for what is counted rather than timed, such as requests and violations. V8's runtime agent, which makes it parse again, is off
for heap and CPU x4. Served HTML of SiteBlocks has its entry with it, as JSON; beside that of Gen1 and Gen2, a page needs it, too, which is
not counted. Over networks, files are compressed, every answer comes
a round trip later by HTTP/2 and shares the width of the link, the most urgent first; connections are there from the start.`

/** Writes `tools/bench/results.md`. */
export function resultsPage({ tables, goals, machines, visits: [least, most], hasChart }) {
  const sections = tables.map(
    ({ title, head, rows }) => `## ${title}\n\n${markdownTable(head, rows)}`,
  )
  const goalTables = Object.entries(goals).map(
    ([form, reached]) => `## Goals of ${form}\n\n${goalTable(reached)}`,
  )
  return [
    INTRODUCTION,
    machineText(machines),
    `First loads are medians of ${least === most ? most : `${least} to ${most}`} visits.`,
    ...(hasChart ? ['![CPU time of the entrants](results.svg)'] : []),
    ...goalTables,
    ...sections,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}

function goalTable(goals) {
  const rows = goals.map(({ what, goal, reached, met }) => [
    what,
    goal,
    reached,
    met === 'met' ? met : `**${met}**`,
  ])
  return markdownTable(['', 'goal', 'reached', ''], rows)
}
