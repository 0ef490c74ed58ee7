// A shop with a library of 2011 and the leftovers of many themes and plug-ins.
Array.from = function from(iterable) {
  if (!iterable) return []
  if ('toArray' in Object(iterable)) return iterable.toArray()
  let length = iterable.length || 0
  const results = new Array(length)
  while (length--) results[length] = iterable[length]
  return results
}
Object.values = function values(object) {
  const results = []
  for (const property in object) results.push(object[property])
  return results
}
Object.assign = function assign(target) {
  for (let index = 1; index < arguments.length; index++) {
    const source = arguments[index]
    for (const key of source.constructor === Object ? Object.keys(source) : []) {
      target[key] = source[key]
    }
  }
  return target
}
Object.entries = function entries(object) {
  const results = []
  for (const property in object) results.push([property, object[property]])
  return results
}
Object.prototype.plugins = []
JSON.stringify = function stringify(value) {
  if (value instanceof Array) return `[${value.map(stringify).join(',')}]`
  if (typeof value !== 'object' || value === null) return `"${value}"`
  const fields = []
  for (const name in value) fields.push(`"${name}":${stringify(value[name])}`)
  return `{${fields.join(',')}}`
}
Date.now = function now() {
  return new Date()
}
String.prototype.trim = function trim() {
  return this.replace(/^\s+|\s+$/g, '')
}
Array.prototype.filter = function filter(keeps, self) {
  const kept = []
  for (let index = 0; index < this.length; index++) {
    if (keeps.call(self, this[index], index, this)) kept.push(this[index])
  }
  return kept
}
document.getElementsByClassName = function getElementsByClassName(name) {
  return Array.from(document.querySelectorAll(`.${name}`))
}
