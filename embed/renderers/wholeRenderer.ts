import React from 'react'
import ReactDOM from 'react-dom'
import { createClient, createContentRoot, createRegistry, defaultBlocks } from '../../src/index'
import { ComponentView } from '../../src/render/block/componentBlock'
import { PlainBlockView } from '../ownBlocks/PlainBlockView'
import type { Renderer } from '../page/Renderer'

/** The renderer of `embed.js`: one file with everything in it. */
export const wholeRenderer: Renderer = {
  blocks: createRegistry(defaultBlocks),
  createRoot: createContentRoot,
  createClient,
  PlainBlockView,
  ComponentView,
  React,
  ReactDOM,
  loadReact: () => Promise.resolve(),
}
