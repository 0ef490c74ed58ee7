document.querySelector('#open').addEventListener('click', () => {
  document.querySelector('dialog').showModal()
})
