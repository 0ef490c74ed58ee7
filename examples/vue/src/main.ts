import { createApp } from 'vue'
import App from './App.vue'

// Loads as a separate file beside the app. If it cannot be loaded, the app shows its
// placeholders.
import('siteblocks/embed.js').catch((error) => console.warn(error))

createApp(App).mount('#app')
