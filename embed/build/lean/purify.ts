import type { Cut } from './cutCode.ts'

const isFalse = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, '!1']))
const isTrue = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, '!0']))
const isDefault = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `DEFAULT_${name}`]))

/**
 * What DOMPurify asks about its configuration: `src/render/html/createSanitizer.ts` sanitises texts only, with few options that
 * are always the same. What it removes, and what it keeps, does not change: `e2e/lean-purify.spec.ts` compares.
 */
export const purify: readonly Cut[] = [
  {
    reason: 'Of its options, we use six. All others have their default value.',
    texts: [
      [
        `if (!cfg || typeof cfg !== "object") cfg = {};
        cfg = clone(cfg);
        PARSER_MEDIA_TYPE = …
        CONFIG = freeze(cfg);`,
        `ALLOWED_TAGS = addToSet(cloneSet(DEFAULT_ALLOWED_TAGS), cfg.ADD_TAGS);
        ALLOWED_ATTR = addToSet(cloneSet(DEFAULT_ALLOWED_ATTR), cfg.ADD_ATTR);
        FORBID_TAGS = addToSet({}, cfg.FORBID_TAGS);
        FORBID_ATTR = addToSet({}, cfg.FORBID_ATTR);
        IS_ALLOWED_URI$1 = cfg.ALLOWED_URI_REGEXP;
        trustedTypesPolicy = cfg.TRUSTED_TYPES_POLICY;`,
      ],
      ['let transformCaseFunc = null;', 'const transformCaseFunc = stringToLowerCase;'],
    ],
    constants: {
      ...isFalse(
        'SAFE_FOR_TEMPLATES',
        'WHOLE_DOCUMENT',
        'SET_CONFIG',
        'FORCE_BODY',
        'RETURN_DOM',
        'RETURN_DOM_FRAGMENT',
        'RETURN_TRUSTED_TYPE',
        'SANITIZE_NAMED_PROPS',
        'IN_PLACE',
        'ALLOW_UNKNOWN_PROTOCOLS',
      ),
      ...isTrue(
        'ALLOW_ARIA_ATTR',
        'ALLOW_DATA_ATTR',
        'ALLOW_SELF_CLOSE_IN_ATTR',
        'SAFE_FOR_XML',
        'SANITIZE_DOM',
        'KEEP_CONTENT',
      ),
      ...isDefault(
        'ALLOWED_NAMESPACES',
        'DATA_URI_TAGS',
        'FORBID_CONTENTS',
        'HTML_INTEGRATION_POINTS',
        'MATHML_TEXT_INTEGRATION_POINTS',
        'URI_SAFE_ATTRIBUTES',
      ),
      NAMESPACE: 'HTML_NAMESPACE',
      PARSER_MEDIA_TYPE: '"text/html"',
      IN_PLACE_VISITED: 'null',
    },
  },
  {
    reason: 'No custom elements are allowed, and no function decides about names.',
    texts: [
      [
        `if (!FORBID_TAGS[tagName] && _isBasicCustomElement(tagName) &&
        _matchesNameCheck(CUSTOM_ELEMENT_HANDLING.tagNameCheck, tagName)) return false;`,
        '',
      ],
      [
        '!(EXTRA_ELEMENT_HANDLING.tagCheck instanceof Function && EXTRA_ELEMENT_HANDLING.tagCheck(tagName)) &&',
        '',
      ],
      [
        `|| EXTRA_ELEMENT_HANDLING.attributeCheck instanceof Function &&
        EXTRA_ELEMENT_HANDLING.attributeCheck(lcName, lcTag)`,
        '',
      ],
      [
        'return _isBasicCustomElement(lcTag) && … _matchesNameCheck(CUSTOM_ELEMENT_HANDLING.tagNameCheck, value);',
        'return false;',
      ],
      ['const EXTRA_ELEMENT_HANDLING = Object.seal(create(null, { … } }));', ''],
      ['const RESERVED_CUSTOM_ELEMENT_NAMES = addToSet({}, [ … ]);', ''],
      ['const _isBasicCustomElement = function _isBasicCustomElement(tagName) { … };', ''],
    ],
  },
  {
    reason: 'The only hook is called after attributes.',
    texts: [
      [
        `ALLOWED_TAGS = _forkSharedAllowlist(hooks.uponSanitizeElement, ALLOWED_TAGS, DEFAULT_ALLOWED_TAGS, SET_CONFIG_ALLOWED_TAGS);
        _executeHooks(hooks.uponSanitizeElement, currentNode, { tagName, allowedTags: ALLOWED_TAGS });
        if (_handleHookDetachedNode(currentNode, root)) return true;`,
        '',
      ],
      ['_executeHooks(hooks.beforeSanitizeElements, currentNode, null);', ''],
      ['_executeHooks(hooks.afterSanitizeElements, currentNode, null);', ''],
      ['_executeHooks(hooks.beforeSanitizeAttributes, currentNode, null);', ''],
      [
        `ALLOWED_ATTR = _forkSharedAllowlist(hooks.uponSanitizeAttribute, ALLOWED_ATTR, DEFAULT_ALLOWED_ATTR, SET_CONFIG_ALLOWED_ATTR);
        const hookEvent = { … };`,
        '',
      ],
      ['hookEvent.attrName = lcName; … value = hookEvent.attrValue;', ''],
      ['if (hookEvent.forceKeepAttr) continue; if (!hookEvent.keepAttr) { … continue; }', ''],
      ['_executeHooks(hooks.beforeSanitizeShadowDOM, fragment, null);', ''],
      ['_executeHooks(hooks.afterSanitizeShadowDOM, fragment, null);', ''],
      ['_executeHooks(hooks.uponSanitizeShadowNode, shadowNode, null);', ''],
      ['_executeHooks(hooks.uponSanitizeShadowNode, node, null);', ''],
      ['let hooks = _createHooksMap();', 'let hooks = { afterSanitizeAttributes: [] };'],
    ],
  },
  {
    reason: 'It is handed texts, each time with its options, and says nothing of what it removed.',
    texts: [
      ['IS_EMPTY_INPUT = !dirty; if (IS_EMPTY_INPUT) dirty = "<!-->";', ''],
      ['if (typeof dirty !== "string" && !_isNode(dirty)) { … aborting"); }', ''],
      ['} else if (_isNode(dirty)) { … _sanitizeAttachedShadowRoots(body); } else {', '} else {'],
      ['const inPlace = IN_PLACE && typeof dirty !== "string" && _isNode(dirty);', ''],
      ['arrayPush(DOMPurify.removed, { element: node });', ''],
      ['arrayPush(DOMPurify.removed, { attribute: attr || null, from: element });', ''],
      ['DOMPurify.setConfig = … DOMPurify.addHook =', 'DOMPurify.addHook ='],
      [
        'DOMPurify.removeHook = … return DOMPurify; } var purify_default',
        'return DOMPurify; } var purify_default',
      ],
      // Our policy hands HTML on as it is, so it does not call for it to be sanitised.
      ['_assertNotInTrustedTypesPolicy();', ''],
      [
        `IN_TRUSTED_TYPES_POLICY++; try { return trustedTypesPolicy.createHTML(html); }
        finally { IN_TRUSTED_TYPES_POLICY--; }`,
        'return trustedTypesPolicy.createHTML(html);',
      ],
      // No attribute that is allowed takes Trusted Types: neither `srcdoc` nor the address of a script.
      ['value = _applyTrustedTypesToAttribute(lcTag, lcName, namespaceURI, value);', ''],
      // A parser makes no shadow roots unless it is asked to.
      [
        `if (_readNodeType(shadowNode) === NODE_TYPE.element) {
          const innerSr = … _sanitizeShadowDOM2(innerSr);
        } }`,
        '',
      ],
      // It is made for a window when the first text needs it, not for all pages when the script loads.
      ['var purify_default = createDOMPurify();', 'var purify_default = createDOMPurify;'],
      ['const DOMPurify = (root) => createDOMPurify(root);', 'const DOMPurify = {};'],
      [
        'let window = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : getGlobal();',
        'let window = arguments[0];',
      ],
      ['DOMPurify.version = "3.4.18";', ''],
    ],
    constants: { inPlace: '!1' },
  },
  {
    reason:
      'These are there in every browser that runs the widget, whose parser always makes a document.',
    statements: [
      'AsyncGenerator.prototype[',
      'if (!freeze)',
      'if (!seal)',
      'if (!apply)',
      'if (!construct)',
    ],
    texts: [
      ['if (!doc || !doc.documentElement) { doc = … } catch (_) {} }', ''],
      [
        'if (!window || !window.document || … { DOMPurify.isSupported = false; return DOMPurify; }',
        '',
      ],
      ['DOMPurify.isSupported = … void 0;', ''],
      ['if (!DOMPurify.isSupported) return dirty;', ''],
      [
        'Node && Node.prototype ? lookupGetter(Node.prototype, "nodeType") : null',
        'lookupGetter(Node.prototype, "nodeType")',
      ],
      [
        'Node && Node.prototype ? lookupGetter(Node.prototype, "nodeName") : null',
        'lookupGetter(Node.prototype, "nodeName")',
      ],
      [
        'Node && Node.prototype ? lookupGetter(Node.prototype, "ownerDocument") : null',
        'lookupGetter(Node.prototype, "ownerDocument")',
      ],
      ['return getNodeType ? getNodeType(node) : node.nodeType;', 'return getNodeType(node);'],
      ['return getNodeName ? getNodeName(node) : node.nodeName;', 'return getNodeName(node);'],
      ['getNodeName ? getNodeName(element) : null', 'getNodeName(element)'],
      ['getOwnerDocument ? getOwnerDocument(root) : root.ownerDocument', 'getOwnerDocument(root)'],
      ['typeof Reflect !== "undefined" && Reflect', 'Reflect'],
      // Says that nobody misses a pattern that nothing uses.
      ['= seal(/', '= /* @__PURE__ */ seal(/'],
      ['if (setPrototypeOf) setPrototypeOf(set, null);', 'setPrototypeOf(set, null);'],
    ],
  },
]
