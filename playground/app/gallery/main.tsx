import '@fontsource-variable/inter/wght.css'
import '../styles/tokens.css'
import '../styles/base.css'
import { createRoot } from 'react-dom/client'
import { loadConfig } from '../data/config'
import { Gallery } from './Gallery'

const container = document.getElementById('gallery')
const query = new URLSearchParams(location.search)
const embed = document.createElement('script')
embed.src = '/embed.js'
document.head.append(embed)

if (container) {
  const root = createRoot(container)
  loadConfig(new AbortController().signal).then(
    (config) => root.render(<Gallery config={config} query={query} />),
    (error: Error) => root.render(<p role="alert">{error.message}</p>),
  )
}
