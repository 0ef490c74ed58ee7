const BLOCK = '@builder.io/sdk:Element'

/** What a new entry begins with: a heading, a sentence and a button. */
export const starterEntry = {
  name: 'New entry',
  published: 'published',
  data: {
    blocks: [
      {
        '@type': BLOCK,
        id: 'builder-heading',
        component: {
          name: 'Text',
          options: { text: '<h2>A new entry</h2><p>Change it under Blocks, or as JSON.</p>' },
        },
        responsiveStyles: { large: { padding: '48px', maxWidth: '640px' } },
      },
      {
        '@type': BLOCK,
        id: 'builder-button',
        component: { name: 'Core:Button', options: { text: 'Read more', link: '#more' } },
        responsiveStyles: {
          large: {
            display: 'inline-block',
            margin: '0 48px 48px',
            padding: '12px 24px',
            borderRadius: '6px',
            backgroundColor: '#1c7c54',
            color: 'white',
          },
        },
      },
    ],
  },
}
