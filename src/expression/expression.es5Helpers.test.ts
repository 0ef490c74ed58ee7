import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../utils/testing/deepFreeze'
import { CORPUS_STATE } from './testing/corpus'
import STORED from './testing/es5Helpers.json'
import { act } from './testing/evaluate'
import { runNatively } from './testing/runNatively'

const state = deepFreeze(structuredClone(CORPUS_STATE))

/** Two helpers in the form that old entries contain. */
const OLDER = {
  '__assign: in an old entry':
    'var __assign=function(){return(__assign=Object.assign||function(e){for(var t,n=1,r=arguments.length;n<r;n++)for(var a in t=arguments[n])Object.prototype.hasOwnProperty.call(t,a)&&(e[a]=t[a]);return e}).apply(this,arguments)};var _virtual_index=__assign(__assign({},state.user),{open:!0}).open?"open":"closed";return _virtual_index',
  '__spreadArray: in an old entry':
    'var __spreadArray=function(e,t,n){if(n||2===arguments.length)for(var r,a=0,o=t.length;a<o;a++)!r&&a in t||(r||(r=Array.prototype.slice.call(t,0,a)),r[a]=t[a]);return e.concat(r||Array.prototype.slice.call(t))};state.tags=__spreadArray(__spreadArray([],state.tags,!0),["z"],!1);return state.tags',
}

describe('code that the editor compiled to ES5', () => {
  const all = Object.entries({ ...STORED, ...OLDER })

  it.each(all)('gives what JavaScript gives: %s', async (_, stored) => {
    const native = runNatively(stored, structuredClone(CORPUS_STATE))
    const { result, problems } = act(stored, { state })
    expect(await result.value).toEqual(await native.value)
    expect(await native.value).toBeDefined()
    expect(result.state).toEqual(native.state)
    expect(problems).toEqual([])
  })
})
