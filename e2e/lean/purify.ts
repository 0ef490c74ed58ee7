import createDOMPurify from 'dompurify'

Object.assign(window, { createDOMPurify })
