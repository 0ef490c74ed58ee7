function next() {
  history.pushState(null, '', '?next')
  main.innerHTML = `<h2>Next</h2>${offer('new')}`
  document.dispatchEvent(new Event('pjax:end'))
}
