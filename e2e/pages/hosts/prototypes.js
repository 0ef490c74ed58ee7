// As libraries of twenty years ago did: names that every `for…in` meets.
Object.prototype.extend = function extend() {
  return this
}
Array.prototype.each = function each(visit) {
  this.forEach(visit)
}
Array.prototype.toJSON = function toJSON() {
  return this.slice()
}
Function.prototype.bindAsEventListener = function bindAsEventListener() {
  return this
}
