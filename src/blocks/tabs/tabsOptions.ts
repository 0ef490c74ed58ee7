import { BLOCK_TYPE, type Block, type CssDeclarations } from '../../content/types'
import type { BlockInput } from '../../render/compile/BlockDefinition'

/** Options of `Builder: Tabs`. */
export interface TabsOptions {
  /** The tabs in order. */
  readonly tabs?: readonly {
    /** Blocks of the tab's label. */
    readonly label?: readonly Block[]
    /** Blocks of the panel that the tab opens. */
    readonly content?: readonly Block[]
  }[]
  /** Styles of the open tab. */
  readonly activeTabStyle?: CssDeclarations
  /** The initially open tab, counted from 1; 0 opens none. @default 1 */
  readonly defaultActiveTab?: number
  /** Whether a click on the open tab closes it. @default false */
  readonly collapsible?: boolean
  /** CSS `justify-content` of the row of tabs. */
  readonly tabHeaderLayout?: string
}

const text = (html: string, large: CssDeclarations): readonly Block[] => [
  {
    '@type': BLOCK_TYPE,
    component: { name: 'Text', options: { text: html } },
    responsiveStyles: { large: { display: 'flex', flexDirection: 'column', ...large } },
  },
]

const sampleTab = (name: string) => ({
  label: text(name, {
    padding: '10px 20px',
    minWidth: '100px',
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
  }),
  content: text(`${name} content`, { height: '200px', marginTop: '20px' }),
})

export const tabsInputs: readonly BlockInput[] = [
  {
    name: 'tabs',
    type: 'list',
    defaultValue: [sampleTab('Tab 1'), sampleTab('Tab 2')],
    subFields: [
      { name: 'label', type: 'uiBlocks', defaultValue: sampleTab('New tab').label },
      { name: 'content', type: 'uiBlocks', defaultValue: sampleTab('New tab').content },
    ],
  },
  {
    name: 'activeTabStyle',
    type: 'uiStyle',
    defaultValue: { backgroundColor: 'rgba(0, 0, 0, 0.1)' },
    helperText: 'CSS of the active tab',
  },
  {
    name: 'defaultActiveTab',
    type: 'number',
    defaultValue: 1,
    helperText: 'The tab that is open at first, 0 for none',
    advanced: true,
  },
  {
    name: 'collapsible',
    type: 'boolean',
    defaultValue: false,
    helperText: 'Whether a click on the active tab closes it',
    advanced: true,
  },
  {
    name: 'tabHeaderLayout',
    type: 'string',
    defaultValue: 'flex-start',
    enum: [
      { label: 'Start', value: 'flex-start' },
      { label: 'Center', value: 'center' },
      { label: 'End', value: 'flex-end' },
      { label: 'Space between', value: 'space-between' },
      { label: 'Space around', value: 'space-around' },
    ],
  },
]
