import { mount } from 'svelte'
import App from './App.svelte'

// A file of its own, which loads beside the app. If it cannot be loaded, the app shows its
// placeholders.
import('siteblocks/embed.js').catch((error) => console.warn(error))

const target = document.getElementById('app')
if (target) mount(App, { target })
