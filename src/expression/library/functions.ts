import type { MethodTable } from '../runtime/kinds'
import { isOfLanguage, noteFunction } from '../runtime/languageFunctions'
import { refuse } from '../runtime/problem'
import { itemsOf } from '../runtime/properties'
import { limitList } from '../runtime/run'

type Callable = (...args: unknown[]) => unknown

/** Methods of functions in the language. */
export const FUNCTION_METHODS: MethodTable<Callable> = {
  call: (callable, [self, ...args]) => Reflect.apply(known(callable), self, args),
  apply: (callable, [self, args]) =>
    Reflect.apply(known(callable), self, args ? [...itemsOf(args)] : []),
  bind(callable, [self, ...first]) {
    known(callable)
    return noteFunction((...args: unknown[]) =>
      Reflect.apply(callable, self, [...limitList(first), ...args]),
    )
  },
}

/** Returns a function of the language. Refuses functions of the page, which have no methods. */
function known(callable: Callable): Callable {
  if (!isOfLanguage(callable)) refuse('unknown', 'A function of the page has no methods here')
  return callable
}
