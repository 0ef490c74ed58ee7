import type { Cut } from '../cutCode.ts'

/** What React has for refs of fragments. */
export const fragmentRefs: readonly Cut[] = [
  {
    reason:
      'A ref of a <Fragment> is an error that says so: what it does is 2.8 kB of which no block of ours uses any.',
    statements: ['FragmentInstance.prototype'],
    functions: {
      commitNewChildToFragmentInstances: '',
      commitFragmentInstanceInsertionEffects: '',
      commitFragmentInstanceDeletionEffects: '',
    },
    texts: [
      [
        `case 7:
          return (
            (props = workInProgress.pendingProps),
            markRef(current, workInProgress),`,
        `case 7:
          if (null !== workInProgress.ref) throw Error("SiteBlocks: a Fragment cannot have a ref. Give it to an element.");
          return (
            (props = workInProgress.pendingProps),`,
      ],
      [
        `case 7:
          if (null === current.stateNode) { … }
          instanceToUse = current.stateNode;
          break;`,
        '',
      ],
      [
        `parentFiber = null;
        for (var parent = finishedWork.return; null !== parent; ) { … }
        var JSCompiler_inline_result = parentFiber;`,
        'var JSCompiler_inline_result = null;',
      ],
    ],
  },
]
