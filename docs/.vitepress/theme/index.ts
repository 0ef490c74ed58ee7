import '@fontsource-variable/inter'
import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { enhanceAppWithTabs } from 'vitepress-plugin-tabs/client'
import { defineAsyncComponent } from 'vue'
import LiveWidget from './LiveWidget.vue'
import './site.css'
import './frame.css'
import './home.css'
import './reference.css'

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    enhanceAppWithTabs(app)
    app.component('LiveWidget', LiveWidget)
    // The sources of all examples come with it.
    app.component(
      'LiveExample',
      defineAsyncComponent(() => import('./LiveExample.vue')),
    )
  },
} satisfies Theme
