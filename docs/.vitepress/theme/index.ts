import '@fontsource-variable/inter'
import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { enhanceAppWithTabs } from 'vitepress-plugin-tabs/client'
import LiveWidget from './LiveWidget.vue'
import './site.css'

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    enhanceAppWithTabs(app)
    app.component('LiveWidget', LiveWidget)
  },
} satisfies Theme
