document.querySelector('#open').addEventListener('click', () => {
  document.querySelector('#hidden').style.display = ''
})
