// Extends prototypes like libraries of twenty years ago: every `for…in` visits these names.
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
