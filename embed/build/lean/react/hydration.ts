import type { Cut } from '../cutCode.ts'

/** What hydration does beyond plain markup. */
export const hydration: readonly Cut[] = [
  {
    reason: `Our servers write no markers of <Suspense> boundaries. Where the client meets a boundary while it
      hydrates, the root is drawn anew and the reason reported, as after any mismatch.`,
    functions: {
      attemptContinuousHydration: '',
      commitSuspenseHydrationCallbacks: '',
      getNextHydratable: `
        for (; null != node; node = node.nextSibling) {
          var nodeType = node.nodeType;
          if (1 === nodeType || 3 === nodeType) break;
        }
        return node;`,
    },
    texts: [
      [
        `showFallback
          ? pushPrimaryTreeSuspenseHandler(workInProgress)
          : reuseSuspenseHandlerOnStack();
        (current = nextHydratableInstance)
        …
        isSuspenseInstanceFallback(current)
          ? (workInProgress.lanes = 32)
          : (workInProgress.lanes = 536870912);
        return null;`,
        'reuseSuspenseHandlerOnStack(); throwOnHydrationMismatch(workInProgress);',
      ],
      ['if (null !== dehydrated$96) return updateDehydratedSuspenseComponent(…);', ''],
      [
        `if (
          null === current ||
          (null !== current.memoizedState && null !== current.memoizedState.dehydrated)
        ) {
          type = popHydrationState(workInProgress);
          …
          return popSuspenseHandler(workInProgress), workInProgress;
          popSuspenseHandler(workInProgress);
          return null;
        } }`,
        '',
      ],
      [
        `flags & 64 &&
          ((finishedRoot = finishedWork.memoizedState),
          …
          registerSuspenseInstanceRetry(finishedRoot, finishedWork))));`,
        '',
      ],
      ['if (13 === tag) { fiber = fiber.memoizedState; … } else if (31 === tag) { … } else', ''],
      [
        'parentNode = targetInst.alternate; if (null !== targetInst.child || … return targetInst;',
        'return targetInst;',
      ],
      ['if (13 === tag) { targetNode = getSuspenseInstanceFromFiber(nearestMounted); … } else', ''],
      [
        `case 31:
        case 13:
          (root = enqueueConcurrentRenderForLane(fiber, 2)),
          …
          markRetryLaneIfNotHydrated(fiber, 2);`,
        '',
      ],
      ['case 8: resetWorkInProgressStack(); exitStatus = 6; break a;', ''],
      ['case 8: resetWorkInProgressStack(); workInProgressRootExitStatus = 6; break a;', ''],
      ['thrownValue === SelectiveHydrationException ? 8 :', ''],
      ['SelectiveHydrationException = Error(formatProdErrorMessage(461)),', ''],
    ],
    constants: { '.dehydrated': 'null', '.retryLane': '0' },
    kinds: { 18: 'DehydratedFragment' },
  },
  {
    reason:
      'Nobody asks for a part of a page to be hydrated first, and no form was sent before hydration.',
    statements: ['ReactDOMHydrationRoot.prototype.unstable_scheduleHydration ='],
    functions: {
      retryIfBlockedOn: `
        function unblock(queuedEvent) {
          return scheduleCallbackIfUnblocked(queuedEvent, unblocked);
        }
        null !== queuedFocus && unblock(queuedFocus);
        null !== queuedDrag && unblock(queuedDrag);
        null !== queuedMouse && unblock(queuedMouse);
        queuedPointers.forEach(unblock);
        queuedPointerCaptures.forEach(unblock);`,
    },
  },
]
