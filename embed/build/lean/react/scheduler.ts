import type { Cut } from '../cutCode.ts'

/** What schedules the work of React. */
export const scheduler: readonly Cut[] = [
  {
    reason: 'React uses no more of it than the rest.',
    statements: [
      'exports.unstable_Profiling =',
      'exports.unstable_forceFrameRate =',
      'exports.unstable_next =',
      'exports.unstable_runWithPriority =',
      'exports.unstable_wrapCallback =',
    ],
  },
  {
    reason: 'React never asks for a task to wait.',
    functions: { advanceTimers: '' },
    texts: [
      [
        `"object" === typeof options && null !== options
          ? ((options = options.delay),
          …
          : (options = currentTime);`,
        'options = currentTime;',
      ],
      [
        `options > currentTime
          ? ((priorityLevel.sortIndex = options),
          …
          : ((priorityLevel.sortIndex = timeout),`,
        '((priorityLevel.sortIndex = timeout),',
      ],
      [
        `var firstTimer = peek(timerQueue);
        null !== firstTimer &&
          requestHostTimeout(handleTimeout, firstTimer.startTime - currentTime);
        hasMoreWork = !1;`,
        'hasMoreWork = !1;',
      ],
    ],
    constants: { isHostTimeoutScheduled: '!1' },
  },
  {
    reason: 'Every browser has message channels, and a clock that never goes back.',
    texts: [
      [
        `if ("object" === typeof performance && "function" === typeof performance.now) {
          …
          localDate.now() - initialTime;
        }; }`,
        'var localPerformance = performance; exports.unstable_now = function () { return localPerformance.now(); };',
      ],
      [
        `if ("function" === typeof localSetImmediate)
          …
        else if ("undefined" !== typeof MessageChannel) {`,
        // On a server nothing is drawn, and a channel would keep its process alive.
        'if (typeof window === "object") {',
      ],
      [
        `else
          schedulePerformWorkUntilDeadline = function () {
            localSetTimeout(performWorkUntilDeadline, 0);
          };`,
        '',
      ],
    ],
  },
]
