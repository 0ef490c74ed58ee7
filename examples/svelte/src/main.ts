import { mount } from 'svelte'
import App from './App.svelte'

// Loads as a separate file beside the app. If it cannot be loaded, the app shows its
// placeholders.
import('siteblocks/embed.js').catch((error) => console.warn(error))

const target = document.getElementById('app')
if (target) mount(App, { target })
