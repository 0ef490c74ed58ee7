// Methods that predate the standard ones of the same names and differ from them.
Array.prototype.find = function find(value) {
  const places = []
  for (let index = 0; index < this.length; index++) if (this[index] === value) places.push(index)
  return places.length > 0 && places
}
Array.prototype.reduce = function reduce() {
  return this.length > 1 ? this : this[0]
}
