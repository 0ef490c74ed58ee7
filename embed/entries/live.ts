/**
 * The second part of the module build: React, the expression language, and blocks with behavior.
 */

import React from 'react'
import ReactDOM from 'react-dom'
import { defaultBlocks } from '../../src/index'
import { ComponentView } from '../../src/render/block/componentBlock'
import { createReactStage } from '../../src/render/react/createReactStage'
import { PlainBlockView } from '../ownBlocks/PlainBlockView'
import { pass } from '../renderers/pass'
import { part as sanitize } from './sanitize'

export const part = {
  pass,
  createReactStage,
  defaultBlocks,
  PlainBlockView,
  ComponentView,
  React,
  ReactDOM,
  sanitize,
}
