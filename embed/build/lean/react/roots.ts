import type { Cut } from '../cutCode.ts'

/** How roots are made. */
export const roots: readonly Cut[] = [
  {
    reason: `The widget alone makes roots: on elements, always with the same options, and outside of React. A
      root that takes a server's markup over is one that begins with an update, at the priority of hydration.`,
    texts: [
      [
        'exports.createRoot = function (container, options) { … return new ReactDOMRoot(options); };',
        `function makeRoot(container, hydrate, children, options) {
          var root = createFiberRoot(
            container,
            1,
            hydrate,
            children,
            null,
            !1,
            options.identifierPrefix,
            null,
            options.onUncaughtError,
            options.onCaughtError,
            options.onRecoverableError,
            defaultOnDefaultTransitionIndicator
          );
          if (hydrate) {
            root.context = emptyContextObject;
            enqueueUpdate(root.current, createUpdate(16), 16);
            root.current.lanes = 16;
            markRootUpdated$1(root, 16);
            ensureRootIsScheduled(root);
          }
          container[internalContainerInstanceKey] = root.current;
          listenToAllSupportedEvents(container);
          return new ReactDOMRoot(root);
        }
        exports.createRoot = function (container, options) {
          return makeRoot(container, !1, null, options);
        };`,
      ],
      [
        'exports.hydrateRoot = function (container, initialChildren, options) { … return new ReactDOMHydrationRoot(initialChildren); };',
        `exports.hydrateRoot = function (container, children, options) {
          return makeRoot(container, !0, children, options);
        };`,
      ],
      ['ReactDOMHydrationRoot.prototype.render =', ''],
      ['ReactDOMHydrationRoot.prototype.unmount =', ''],
    ],
  },
]
