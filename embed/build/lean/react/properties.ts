import type { Cut } from '../cutCode.ts'

/** What React calls what it keeps: fibers, roots, hooks, queues of updates, effects. */
export const properties: readonly Cut[] = [
  {
    reason: 'React alone reads them. The most frequent ones come first, as those get one letter.',
    properties:
      `memoizedState return flags lanes child stateNode tag alternate sibling memoizedProps pendingProps
      updateQueue subtreeFlags lane queue childLanes blockedOn dispatch callback
      baseState dependencies payload suspendedLanes deps create inst pendingLanes shared deletions baseQueue
      lastRenderedReducer lastRenderedState hasEagerState eagerState lastBaseUpdate firstBaseUpdate elementType
      callbackNode callbackPriority entangledLanes entanglements expirationTimes expiredLanes pingedLanes
      firstContext lastEffect timeoutHandle callbacks hiddenCallbacks hiddenUpdates refCleanup revertLane
      getSnapshot memoizedValue pendingContext warmLanes pingCache stores
      retryLane treeContext  shellSuspendCounter errorRecoveryDisabledLanes baseLanes listener
      listeners _internalRoot`.split(/\s+/),
  },
]
