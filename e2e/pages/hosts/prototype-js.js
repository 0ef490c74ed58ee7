// Rewrites built-ins like Prototype.js 1.6.1.
;(() => {
  function extend(target, source) {
    for (const name in source) target[name] = source[name]
    return target
  }
  function $A(iterable) {
    if (!iterable) return []
    if (iterable.toArray) return iterable.toArray()
    let length = iterable.length || 0
    const list = new Array(length)
    while (length--) list[length] = iterable[length]
    return list
  }
  const stop = {}
  const itself = (value) => value
  const toJson = (value) => {
    if (value === undefined || typeof value === 'function') return undefined
    if (value === null || typeof value === 'boolean') return String(value)
    if (value.toJSON) return value.toJSON()
    const fields = []
    for (const name in value) {
      const text = toJson(value[name])
      if (text !== undefined) fields.push(`${name.toJSON()}: ${text}`)
    }
    return `{${fields.join(', ')}}`
  }
  const enumerable = {
    each(visit, context) {
      let index = 0
      try {
        this._each((value) => visit.call(context, value, index++))
      } catch (error) {
        if (error !== stop) throw error
      }
      return this
    },
    all(holds, context) {
      let result = true
      this.each((value, index) => {
        result = result && !!(holds || itself).call(context, value, index)
        if (!result) throw stop
      })
      return result
    },
    any(holds, context) {
      let result = false
      this.each((value, index) => {
        result = !!(holds || itself).call(context, value, index)
        if (result) throw stop
      })
      return result
    },
    collect(change, context) {
      const results = []
      this.each((value, index) => results.push((change || itself).call(context, value, index)))
      return results
    },
    detect(holds, context) {
      let result
      this.each((value, index) => {
        if (!holds.call(context, value, index)) return
        result = value
        throw stop
      })
      return result
    },
    findAll(holds, context) {
      const results = []
      this.each((value, index) => {
        if (holds.call(context, value, index)) results.push(value)
      })
      return results
    },
    include(object) {
      return this.indexOf(object) !== -1
    },
    toArray() {
      return this.collect()
    },
  }
  const { collect, detect, findAll, all, any, include, toArray } = enumerable
  extend(Array.prototype, enumerable)
  extend(Array.prototype, {
    _each(visit) {
      for (let index = 0; index < this.length; index++) visit(this[index])
    },
    map: collect,
    find: detect,
    select: findAll,
    filter: findAll,
    every: all,
    some: any,
    member: include,
    entries: toArray,
    _reverse: Array.prototype.reverse,
    reverse(inline) {
      return (inline !== false ? this : this.toArray())._reverse()
    },
    toJSON() {
      const results = []
      this.each((value) => {
        const text = toJson(value)
        if (text !== undefined) results.push(text)
      })
      return `[${results.join(', ')}]`
    },
  })
  Array.from = $A
  extend(Object, {
    extend,
    keys(object) {
      const names = []
      for (const name in object) names.push(name)
      return names
    },
    values(object) {
      const values = []
      for (const name in object) values.push(object[name])
      return values
    },
    toJSON: toJson,
    clone: (object) => extend({}, object),
  })
  extend(String.prototype, {
    startsWith(pattern) {
      return this.indexOf(pattern) === 0
    },
    endsWith(pattern) {
      const at = this.length - pattern.length
      return at >= 0 && this.lastIndexOf(pattern) === at
    },
    toJSON() {
      return `"${this.replace(/["\\]/g, '\\$&')}"`
    },
  })
  Number.prototype.toJSON = function toJSON() {
    return isFinite(this) ? this.toString() : 'null'
  }
  Date.prototype.toJSON = function toJSON() {
    return `"${this.getUTCFullYear()}-${this.getUTCMonth() + 1}-${this.getUTCDate()}"`
  }
  extend(Function.prototype, {
    bind(...given) {
      if (given.length < 2 && given[0] === undefined) return this
      const method = this
      const args = $A(given)
      const object = args.shift()
      return function bound() {
        return method.apply(object, args.concat($A(arguments)))
      }
    },
  })
  extend(HTMLElement.prototype, {
    remove() {
      this.parentNode.removeChild(this)
      return this
    },
  })
  document.getElementsByClassName = function getElementsByClassName(name) {
    return $A(document.querySelectorAll(`.${name}`))
  }
})()
