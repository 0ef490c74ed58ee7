/** Elements that the keyboard reaches. */
export const FOCUSABLE =
  'a[href],button,iframe,input,select,summary,textarea,[controls],[contenteditable],[tabindex]'
