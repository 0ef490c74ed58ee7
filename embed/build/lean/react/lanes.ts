import type { Cut } from '../cutCode.ts'

/** What React works out about lanes: priorities, of which there are 31, one to a bit. */
export const lanes: readonly Cut[] = [
  {
    reason: `The same answers in fewer words, which lanes.test.ts compares. Of sets of lanes only the first one is ever
      asked, the others of a single lane.`,
    functions: {
      getHighestPriorityLanes: `
        var lane = lanes & -lanes;
        return (
          lanes & 42 ||
          (lane & 3932160
            ? lanes & 3932160
            : lane & 62914560
              ? lanes & 62914560
              : 1073741824 === lane
                ? 0
                : lane)
        );`,
      computeExpirationTime:
        'return lane & 79 ? currentTime + 250 : lane & 4194224 ? currentTime + 5e3 : -1;',
      getBumpedLaneForHydrationByLane:
        'return lane & 42 ? lane >> 1 : lane & 67108608 ? 128 : lane & 268435456 ? 134217728 : 0;',
    },
  },
]
