import type { Cut } from '../cutCode.ts'

/** What React does when a tree with view transitions changes: there is none. */
export const viewTransitions: readonly Cut[] = [
  {
    reason: 'No change of the tree starts a view transition.',
    statements: ['ViewTransitionPseudoElement.prototype'],
    functions: {
      trackEnterViewTransitions: '',
      commitExitViewTransitions: '',
      commitNestedViewTransitions: '',
    },
    texts: [
      ['(lanes & 335544064) === lanes', '!1'],
      ['(committedLanes & 335544064) === committedLanes', '!1'],
      [
        `recoverableErrors = pendingViewTransitionEvents;
        …
        committedViewTransition.finished.finally(finishedWork);`,
        '',
      ],
    ],
    constants: {
      shouldStartViewTransition: '!1',
      viewTransitionMutationContext: '!1',
      pendingViewTransition: 'null',
      entangledTransitionTypes: 'null',
      '.types': 'null',
    },
  },
  {
    reason:
      'Only view transitions wait for images, and only style sheets in the head of the page for themselves.',
    functions: {
      preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217;',
      completeRootWhenReady: `
        root.timeoutHandle = -1;
        completeRoot(
          root, finishedWork, lanes, recoverableErrors, transitions, didIncludeRenderPhaseUpdate,
          spawnedLane, updatedLanes, suspendedRetryLanes, didSkipSuspendedSiblings, exitStatus, null
        );`,
    },
    texts: [
      [
        `timeoutHandle = root.cancelPendingCommit;
        null !== timeoutHandle &&
          ((root.cancelPendingCommit = null), timeoutHandle());`,
        '',
      ],
      ['SuspenseyCommitException = Error(formatProdErrorMessage(474)),', ''],
      [
        `: thrownValue === SuspenseyCommitException
          ? ((thrownValue = getSuspendedThenable()), (workInProgressSuspendedReason = 4))`,
        '',
      ],
      ['case 4: workInProgressSuspendedReason = 5; break a;', ''],
      [
        `case 5:
          var resource = null;
          …
          throwAndUnwindWorkLoop(root, lanes, thrownValue, 5);
          break;`,
        '',
      ],
      ['value === noopSuspenseyCommitThenable', '!1'],
    ],
    constants: { '.cancelPendingCommit': 'null' },
  },
]
