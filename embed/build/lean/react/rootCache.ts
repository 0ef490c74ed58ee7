import type { Cut } from '../cutCode.ts'

/** The cache that React keeps for each root, for server components. */
export const rootCache: readonly Cut[] = [
  {
    reason: 'In browsers, nothing that React exports reads the cache.',
    functions: {
      getSuspendedCache: 'return null;',
      mountSuspenseOffscreenState: 'return { baseLanes: renderLanes };',
      pushTransition: '',
      pushAsyncDispatcher: '',
      commitOffscreenPassiveMountEffects: '',
      recursivelyTraverseAtomicPassiveEffects: '',
      releaseRootPooledCache: '',
    },
    texts: [
      ['popProvider(CacheContext)', 'void 0'],
      ['pop(resumedCache)', 'void 0'],
      ['ReactSharedInternals.A = prevAsyncDispatcher;', ''],
      ['pushProvider(workInProgress, CacheContext, current.memoizedState.cache);', ''],
      [
        `props = nextState.cache;
        pushProvider(workInProgress, CacheContext, props);
        props !== prevState.cache &&
          propagateContextChanges(workInProgress, [CacheContext], renderLanes, !0);`,
        '',
      ],
      [
        `newProps = null;
        null !== current && (newProps = current.memoizedState.cache);
        workInProgress.memoizedState.cache !== newProps && (workInProgress.flags |= 2048);`,
        '',
      ],
      [
        `flags & 2048 &&
          ((flags = null),
          null !== finishedWork.alternate &&
          …
          releaseCache(flags)));`,
        '',
      ],
      [
        `((didSuspend = showFallback.cachePool),
        null !== didSuspend ? ( … ) : (didSuspend = getSuspendedCache()),
        (showFallback = {
          baseLanes: showFallback.baseLanes | renderLanes,
          cachePool: didSuspend
        }))`,
        '(showFallback = { baseLanes: showFallback.baseLanes | renderLanes })',
      ],
      [
        `var JSCompiler_inline_result = peekCacheFromPool();
        JSCompiler_inline_result = null === JSCompiler_inline_result ? null : { … };
        workInProgress.memoizedState = {
          baseLanes: nextBaseLanes,
          cachePool: JSCompiler_inline_result
        };`,
        'workInProgress.memoizedState = { baseLanes: nextBaseLanes };',
      ],
      [
        `tag = createCache();
        tag.refCount++;
        containerInfo.pooledCache = tag;
        tag.refCount++;`,
        '',
      ],
      ['isDehydrated: hydrate, cache: tag', 'isDehydrated: hydrate'],
      ['isDehydrated: !1, cache: nextState.cache', 'isDehydrated: !1'],
      ['useCacheRefresh: throwInvalidHookError,', ''],
      ['useCacheRefresh: function () { … },', 'useCacheRefresh: function () { return noop; },'],
      ['useCacheRefresh: updateRefresh,', 'useCacheRefresh: function () { return noop; },'],
    ],
    constants: { '.cachePool': 'null' },
  },
]
