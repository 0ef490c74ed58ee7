// React 19 has no browser build, so this file combines its CommonJS modules.
const modules = {}
function load(name, file) {
  const request = new XMLHttpRequest()
  request.open('GET', `/vendor/${file}`, false)
  request.send()
  const module = { exports: {} }
  new Function('module', 'exports', 'require', 'process', request.responseText)(
    module,
    module.exports,
    (wanted) => modules[wanted],
    { env: { NODE_ENV: 'production' } },
  )
  modules[name] = module.exports
}
load('scheduler', 'scheduler/cjs/scheduler.production.js')
load('react', 'react/cjs/react.production.js')
load('react-dom', 'react-dom/cjs/react-dom.production.js')
load('react-dom/client', 'react-dom/cjs/react-dom-client.production.js')
window.React = modules.react
window.ReactDOM = { ...modules['react-dom'], ...modules['react-dom/client'] }
