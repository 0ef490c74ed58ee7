import { builder } from '@builder.io/react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import './blocks'

builder.init('YOUR_KEY')

createRoot(document.querySelector('#root')).render(<App />)
