import { version } from '../../../package.json'
import { isLocalAddress } from './installSettings'
import type { Installed } from './installSite'
import { liveChecks } from './liveChecks'
import { builtFile } from './SnippetOptions'

/** What whoever receives the archive has to know about the content. */
export interface Handover {
  /** Name of the entry. */
  readonly name: string
  /** Whether visitors can get the entry; content in the code always is. */
  readonly isPublished: boolean
  /** Whether changes have yet to be saved. */
  readonly isUnsaved: boolean
}

interface ReadmeParts extends Handover {
  readonly installed: Installed
  /** Paths of the other files. */
  readonly files: readonly string[]
}

/** Says which file goes where, what is left to do, and what a content host is. */
export function writeReadme(parts: ReadmeParts): string {
  const { name, installed, files } = parts
  const { platform, steps } = installed
  const open = openPoints(parts)
  return [
    `# ${name}, for your site`,
    `For a site made with: ${platform.label}. Written by SiteBlocks ${version}.`,
    ...(open.length > 0
      ? ['## Before it goes live', open.map((point) => `- ${point}`).join('\n')]
      : []),
    '## What goes where',
    files.length > 0
      ? files.map((file) => `- ${file}: ${placeOf(file, installed)}`).join('\n')
      : 'The code below is all there is.',
    '## Step by step',
    ...steps.flatMap(({ title, where, code }, index) => [
      `### ${index + 1}. ${title}`,
      where,
      ...(code === undefined ? [] : [fenced(code)]),
    ]),
    '## The content host',
    aboutHost(installed),
    '## See that it works',
    Object.values(liveChecks)
      .map(({ title, look }, index) => `${index + 1}. ${title}. ${look}`)
      .join('\n'),
    'In the playground, Watch has the same list, and says what it has seen.\n',
  ].join('\n\n')
}

function openPoints({ installed, isPublished, isUnsaved }: ReadmeParts): readonly string[] {
  const { content, host } = installed.options.widget
  const isLocal = content === undefined && isLocalAddress(String(host))
  return [
    ...(isLocal
      ? [
          `The content host is ${host}, which only one computer reaches. Enter the address of yours under Install, “Content host”, and pack again.`,
        ]
      : []),
    ...(isPublished ? [] : ['The entry is a draft: publish it.']),
    ...(isUnsaved ? ['The last changes are not saved: visitors do not see them.'] : []),
  ]
}

function placeOf(file: string, { options, platform }: Installed): string {
  const { scriptUrl } = options
  if (file === 'index.html') {
    return 'a page with the code in it. Publish it as it is, or follow the steps below for a page that you have.'
  }
  if (file === 'site.js') return 'the script of index.html.'
  if (file.endsWith('.txt')) {
    return 'what a Content-Security-Policy has to allow, for sites that send one. Add the hosts of images, videos and fonts of the content.'
  }
  const address = builtFile(scriptUrl, file)
  if (platform.isPage && address === file) {
    return file.includes('/') ? 'beside the page, in its folder.' : 'beside the page.'
  }
  if (!address.startsWith('/')) return `where ${address} gives it out.`
  return `where your site gives it out as ${address}. If it takes no files, put them on another server, enter the address under Install, “embed.js”, and pack again.`
}

function aboutHost({ options: { widget } }: Installed): string {
  const { content, host, apiKey, model } = widget
  const what =
    'A content host is the server that gives out your content, and takes the events and forms of your visitors.'
  if (content !== undefined) {
    return `${what} Here the content comes along in the code: only events and forms go to ${host}.`
  }
  return `${what} This code asks ${host}, with the key ${apiKey}, for entries of the model ${model}.

- You have a space of the builder: leave the host out, and its own servers are asked.
- You have a proxy or CDN in front of it: its address is your content host.
- You have neither: SiteBlocks comes with one. Whoever runs your server starts it with Node.js, and docs/content-host.md of the project says how.`
}

/** A block of code, between more backticks than it has itself. */
function fenced(code: string): string {
  const runs = Array.from(code.matchAll(/`+/g), ([run]) => run.length)
  const fence = '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)))
  return `${fence}\n${code}\n${fence}`
}
