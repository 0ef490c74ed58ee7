// Morphs: what is equal stays, or is moved; the rest is added and removed, node by node.
main.insertAdjacentHTML('beforeend', offer('kept'))
function next() {
  old.remove()
  main.prepend(kept)
  main.insertAdjacentHTML('beforeend', offer('new'))
  main.append(document.createTextNode('3 in the cart'))
}
