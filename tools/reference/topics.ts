/** A page of the reference: names that readers look up together. */
export interface Topic {
  /** File name, without `.md`. */
  readonly page: string
  readonly title: string
  readonly about: string
  /** Names, separated by spaces, by the guide that explains them, in the order of the page. */
  readonly names: Readonly<Record<string, string>>
}

/** All pages of the reference. Each public name belongs to exactly one. */
export const TOPICS: readonly Topic[] = [
  {
    page: 'mount',
    title: 'Mounting',
    about:
      'Put content on a page: `window.SiteBlocks`, and what `mount()` takes. [Options](../options.md) has every option with its attribute and default.',
    names: {
      'embedding.md': 'SiteBlocksGlobal MountOptions Loading Isolation Command',
      'rendering.md': 'DisplayOptions RenderLink LinkProps',
      'globals.md': 'SiteGlobals',
      'expressions.md': 'Evaluate',
      'interactive-blocks.md': 'InterfaceTexts translations',
      'csp.md': 'TrustedValues',
    },
  },
  {
    page: 'widget',
    title: 'A widget',
    about:
      'Steer content that is on a page: the widget that `mount()` returns, the `<site-blocks>` element, and the React component.',
    names: {
      'embedding.md': 'Widget SiteBlocksElement SiteBlocksAttributes',
      'frameworks/react.md': 'SiteBlocks SiteBlocksProps registerComponent SiteComponent',
    },
  },
  {
    page: 'events',
    title: 'Events',
    about:
      'Learn what happened: what a widget reports to your page, and what is recorded for the content host.',
    names: {
      'events.md': 'WidgetEvents',
      'forms.md': 'SubmissionDetail FormBody',
      'connect.md': 'Analytics AnalyticsEvent AnalyticsTool',
      'tracking.md': 'TrackedEvent ConversionArguments ReportedEntry PageViewCause',
      'hooks.md': 'TrackingHook',
      'rendering.md': 'Omission ReportOmission',
      'editor-protocol.md': 'EditorEvents',
    },
  },
  {
    page: 'client',
    title: 'The client',
    about:
      'Fetch, assign variations and record events without any interface, in browsers and on servers.',
    names: {
      'fetching.md':
        'createClient Client ChangeableClient ClientOptions ContentRequest CountedRequest CountedEntries CodegenRequest CodegenFormat HostEnv ContentObservable ContentObserver parseContent ContentError version',
      'consent.md': 'pageControls PageControls ConsentSource',
      'personalization.md': 'UserAttributes',
      'hooks.md': 'RequestHook HookedRequest',
      'server-rendering.md': 'fetchEntry EntryRequest ClientEnvironment defaultEnvironment',
      'editor-protocol.md':
        'EditorAction EditorSession EditorComponent EmptyList ShownState isPreviewing Search',
      'troubleshooting.md': 'warnOnce errorOnce',
    },
  },
  {
    page: 'blocks',
    title: 'Writing blocks',
    about:
      'Write blocks and render them: definitions, registries and the React components of the package. [Options of blocks](block-options.md) has what content tells the built-in ones.',
    names: {
      'own-blocks.md':
        'BlockDefinition BlockProps BlockAttributes BlockInput PlainBlock PlainBlockContext ElementBlock componentBlock ComponentOptions ComponentInput AnyComponent createRegistry BlockRegistry defaultBlocks defaultInputs Blocks BlocksProps useContentContext ContentContextValue',
      'custom-code.md': 'Html HtmlProps TextKind',
      'rendering.md': 'createContentRoot ContentRoot ContentRootOptions RootContent',
    },
  },
  {
    page: 'block-options',
    title: 'Options of blocks',
    about: 'The options of each built-in block. All of them are optional.',
    names: {
      'interactive-blocks.md':
        'AccordionOptions CarouselOptions CarouselSettings CarouselBreakpoint MasonryOptions TabsOptions',
      'forms.md':
        'FormOptions FormInputOptions FormSelectOptions FormTextAreaOptions FormLabelOptions FormSubmitButtonOptions',
      'custom-code.md': 'CustomCodeOptions EmbedOptions',
      'personalization.md': 'PersonalizationOptions',
      'rendering.md':
        'ButtonOptions ColumnsOptions ColumnOptions ImageOptions RawImgOptions TextOptions RawTextOptions SectionOptions SlotOptions StateProviderOptions SymbolOptions VideoOptions VideoCaptions',
    },
  },
  {
    page: 'server',
    title: 'On servers',
    about: 'Render content to HTML before any script has come, and read the cookies of a request.',
    names: {
      'server-rendering.md': 'renderToHtml RenderOptions RenderedContent Visitor DECIDE_HASH',
      'cookies.md': 'Cookies CookieRequest CookieResponse CookieOptions',
    },
  },
  {
    page: 'types',
    title: 'Types of content',
    about:
      'Read content as the content host sends it. It is never written to; what is missing or of the wrong type is left out when it is rendered.',
    names: {
      'fetching.md':
        'ContentEntry EntryData EntryMeta EntryInput HttpRequest LocalizedValue LOCALIZED_TYPE Json',
      'rendering.md':
        'Block BlockComponent BlockOptions BLOCK_TYPE BlockRepeat BlockAnimation ResponsiveStyles CssDeclarations CustomFont BREAKPOINT_NAMES BreakpointName CustomBreakpoints',
      'variations.md': 'Variation',
      'personalization.md': 'Variant TargetingRule TargetingOperator',
    },
  },
]
