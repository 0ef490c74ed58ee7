/** Where popups go: into a landmark, as all that is said on the page. */
export const inMain = {
  get current() {
    return document.querySelector('main')
  },
}
