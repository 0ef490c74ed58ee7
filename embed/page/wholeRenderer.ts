import React from 'react'
import ReactDOM from 'react-dom'
import { createClient, createContentRoot, createRegistry, defaultBlocks } from '../../src/index'
import { ComponentView } from '../../src/internal'
import { PlainBlockView } from '../PlainBlockView'
import type { Renderer } from './Renderer'

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
