import '@fontsource-variable/inter/wght.css'
import '../styles/tokens.css'
import '../styles/base.css'
import { createRoot } from 'react-dom/client'
import { loadConfig } from '../data/config'
import { Gallery } from './Gallery'

const container = document.getElementById('gallery')
const query = new URLSearchParams(location.search)
document.documentElement.dataset.theme = query.get('theme') ?? 'system'
const embed = document.createElement('script')
embed.src = '/embed.js'
document.head.append(embed)

if (container) {
  const root = createRoot(container)
  loadConfig(new AbortController().signal).then(
    (config) => root.render(<Gallery config={config} wanted={query.get('block')} />),
    (error: Error) => root.render(<p role="alert">{error.message}</p>),
  )
}
