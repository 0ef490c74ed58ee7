// The site's own application with its own copy of React.
const { React, ReactDOM } = window
const own = document.querySelector('#own')
const counter = () => {
  const [count, setCount] = React.useState(0)
  return React.createElement('button', { onClick: () => setCount(count + 1) }, `Cart: ${count}`)
}
const element = React.createElement(counter)
if (ReactDOM.createRoot) ReactDOM.createRoot(own).render(element)
else ReactDOM.render(element, own)
