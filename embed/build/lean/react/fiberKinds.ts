import type { Cut } from '../cutCode.ts'

/** What kinds of elements React knows. */
export const fiberKinds: readonly Cut[] = [
  {
    reason: `A <ViewTransition> just shows its children, as <SuspenseList> and <Profiler> do: content in a shadow root
      never animates the page. An <Activity> is the fiber that it would only wrap.`,
    texts: [
      [
        `case REACT_ACTIVITY_TYPE:
          return (
            (type = createFiberImplClass(31, pendingProps, key, mode)),
            (type.elementType = REACT_ACTIVITY_TYPE),
            (type.lanes = lanes),
            type
          );`,
        'case REACT_ACTIVITY_TYPE: fiberTag = 22; break;',
      ],
      [
        `case REACT_PROFILER_TYPE:
          return (
            (type = createFiberImplClass(12, pendingProps, key, mode | 2)),
            (type.elementType = REACT_PROFILER_TYPE),
            (type.lanes = lanes),
            type
          );`,
        'case REACT_PROFILER_TYPE:',
      ],
      [
        `case REACT_SUSPENSE_TYPE:
          return (
            (type = createFiberImplClass(13, pendingProps, key, mode)),
            (type.elementType = REACT_SUSPENSE_TYPE),
            (type.lanes = lanes),
            type
          );
        case REACT_SUSPENSE_LIST_TYPE: return ( … );
        case REACT_LEGACY_HIDDEN_TYPE:
        case REACT_VIEW_TRANSITION_TYPE: return ( … );`,
        `case REACT_SUSPENSE_LIST_TYPE:
        case REACT_VIEW_TRANSITION_TYPE: fiberTag = 8; break;
        case REACT_SUSPENSE_TYPE: fiberTag = 13; break;`,
      ],
    ],
    kinds: {
      12: 'Profiler',
      19: 'SuspenseListComponent',
      30: 'ViewTransitionComponent',
      31: 'ActivityComponent',
    },
  },
  {
    reason: 'React knows these, and makes none of them.',
    kinds: {
      17: 'IncompleteClassComponent',
      21: 'ScopeComponent',
      23: 'LegacyHiddenComponent',
      24: 'CacheComponent',
      25: 'TracingMarkerComponent',
    },
  },
  {
    reason: `What is drawn stays where it is drawn: no link, style, script, title or meta gets into the head of the
      host page, and its html, head and body are not ours.`,
    texts: [
      ['fiberTag = isHostHoistableType(…) ? 26 : … ? 27 : 5;', 'fiberTag = 5;'],
      [
        `else if (!instance[internalHoistableMarker])
          switch (type) { case "meta": … default: return instance; }`,
        'else return instance;',
      ],
    ],
    functions: { getHoistableRoot: '' },
    constants: { currentHoistableRoot: 'null' },
    kinds: { 26: 'HostHoistable', 27: 'HostSingleton' },
  },
]
