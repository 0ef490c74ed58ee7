import { createApp } from 'vue'
import App from './App.vue'

// A file of its own, which loads beside the app. If it cannot be loaded, the app shows its
// placeholders.
import('siteblocks/embed.js').catch((error) => console.warn(error))

createApp(App).mount('#app')
