// Morphs the DOM: equal nodes stay or move, others are added and removed one by one.
main.insertAdjacentHTML('beforeend', offer('kept'))
function next() {
  old.remove()
  main.prepend(kept)
  main.insertAdjacentHTML('beforeend', offer('new'))
  main.append(document.createTextNode('3 in the cart'))
}
