import type { Cut } from '../cutCode.ts'

/** What React does for browsers older than Chrome 85, Firefox 79 and Safari 14. */
export const oldBrowsers: readonly Cut[] = [
  {
    reason: 'All of these have the events that React looks for, without prefixes.',
    statements: ['if (canUseDOM)', 'canUseDOM &&'],
    functions: { makePrefixMap: '', getVendorPrefixedEventName: 'return eventName;' },
    texts: [
      ['handleEventFunc && handleEventFunc(domEventName, reactName, targetInst);', ''],
      ['"CompositionEvent" in window', '!0'],
      ['"documentMode" in document && 11 >= document.documentMode', '!1'],
      // Servers load the script too, to get at its names.
      ['"TextEvent" in window', '"TextEvent" in globalThis'],
    ],
    constants: {
      canUseDOM: '!0',
      passiveBrowserEventsSupported: '!0',
      canUseCompositionEvent: '!0',
      useFallbackCompositionData: '!1',
      isComposing: '!1',
      documentMode: 'null',
      isInputEventSupported: '!0',
      skipSelectionChangeEvent: '!1',
    },
  },
  {
    reason: `Their events have all the properties, and their keys the names, that React makes up otherwise. Of events
      that scripts make, one reads what they give, but modifiers and how far a wheel turned.`,
    texts: [
      ['nativeEvent.target || nativeEvent.srcElement || window', 'nativeEvent.target || window'],
      [
        `null != nativeEvent.defaultPrevented
          ? nativeEvent.defaultPrevented
          : !1 === nativeEvent.returnValue`,
        'nativeEvent.defaultPrevented',
      ],
      [
        `event.preventDefault
          ? event.preventDefault()
          : "unknown" !== typeof event.returnValue && (event.returnValue = !1)`,
        'event.preventDefault()',
      ],
      [
        `event.stopPropagation
          ? event.stopPropagation()
          : "unknown" !== typeof event.cancelBubble && (event.cancelBubble = !0)`,
        'event.stopPropagation()',
      ],
      ['relatedTarget: function (event) { … },', 'relatedTarget: 0,'],
      ['nativeEvent.relatedTarget || nativeEvent.fromElement', 'nativeEvent.relatedTarget'],
      ['nativeEvent.relatedTarget || nativeEvent.toElement', 'nativeEvent.relatedTarget'],
      [
        'movementX: function (event) { … }, movementY: function (event) { … }',
        'movementX: 0, movementY: 0',
      ],
      ['clipboardData: function (event) { … }', 'clipboardData: 0'],
      [
        `if (nativeEvent.key) {
          var key = normalizeKey[nativeEvent.key] || nativeEvent.key;
          …
          translateToKey[nativeEvent.keyCode] || "Unidentified" : "";`,
        'return nativeEvent.key || "Unidentified";',
      ],
      [
        'SyntheticEventCtor.defaultView || SyntheticEventCtor.parentWindow',
        'SyntheticEventCtor.defaultView',
      ],
    ],
  },
  {
    reason: 'They have these globals.',
    texts: [
      ['"function" === typeof Object.is ? Object.is : is', 'Object.is'],
      ['"function" === typeof setTimeout ? setTimeout : void 0', 'setTimeout'],
      ['"function" === typeof clearTimeout ? clearTimeout : void 0', 'clearTimeout'],
      [
        '"function" === typeof queueMicrotask ? queueMicrotask : … : scheduleTimeout;',
        'queueMicrotask;',
      ],
      ['Math.clz32 ? Math.clz32 : clz32Fallback', 'Math.clz32'],
      ['"function" === typeof WeakSet ? WeakSet : Set', 'WeakSet'],
      ['"function" === typeof WeakMap ? WeakMap : Map', 'WeakMap'],
      [
        `else if ("object" === typeof process && "function" === typeof process.emit) {
          process.emit("uncaughtException", error);
          return;
        }`,
        '',
      ],
    ],
  },
]
