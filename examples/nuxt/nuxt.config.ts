export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  telemetry: false,
  app: {
    head: {
      link: [{ rel: 'icon', href: 'data:,' }],
      script: [{ src: '/embed.js', async: true }],
    },
  },
  vue: { compilerOptions: { isCustomElement: (tag) => tag === 'site-blocks' } },
})
