import type { Cut } from '../cutCode.ts'

/** What React has for functions as actions of forms. */
export const formActions: readonly Cut[] = [
  {
    reason: 'A form cannot have a function as its action. Drawing such a form throws, and says so.',
    functions: {
      extractEvents$1: '',
      pushHostContext: `
        var context = contextStackCursor.current,
          childContext = getChildHostContextProd(context, fiber.type);
        context !== childContext &&
          (push(contextFiberStackCursor, fiber), push(contextStackCursor, childContext));`,
      popHostContext: `
        contextFiberStackCursor.current === fiber &&
          (pop(contextStackCursor), pop(contextFiberStackCursor));`,
    },
    texts: [
      [
        `"function" === typeof value) {
          domElement.setAttribute(
            key,
            "javascript:throw new Error('A React form was unexpectedly submitted. … event.preventDefault().')"
          );
          break;
        }`,
        `"function" === typeof value)
          throw Error("SiteBlocks: a form cannot have a function as its action. Use onSubmit.");`,
      ],
      [
        `else
          "function" === typeof prevValue &&
            ("formAction" === key ? …
              setProp(domElement, tag, "target", props.target, props, null)));`,
        '',
      ],
      [
        `null !== workInProgress.memoizedState &&
          (($$typeof = renderWithHooks(
            current,
            workInProgress,
            TransitionAwareHostComponent,
            null,
            null,
            renderLanes
          )),
          (HostTransitionContext._currentValue = $$typeof));`,
        '',
      ],
      ['else if (parent === hostTransitionProviderCursor.current) { … }', ''],
      ['useHostTransitionStatus: throwInvalidHookError, useFormState: throwInvalidHookError,', ''],
      ['useHostTransitionStatus: useHostTransitionStatus,', ''],
      ['useFormState: mountActionState,', ''],
      ['useFormState: updateActionState,', ''],
      ['useFormState: rerenderActionState,', ''],
    ],
    constants: { needsFormReset: '!1' },
  },
  {
    reason: 'No server gives useActionState() a state to begin with.',
    texts: [
      [
        `if (isHydrating) {
          var ssrFormState = workInProgressRoot.formState;
          …
          JSCompiler_inline_result && (initialStateProp = ssrFormState[0]);
        } }
        ssrFormState = mountWorkInProgressHook();`,
        `var JSCompiler_inline_result, JSCompiler_inline_result$jscomp$0, inRootOrSingleton,
          ssrFormState = mountWorkInProgressHook();`,
      ],
    ],
  },
]
