/**
 * The second part of the module build: React, the expression language, and blocks with behavior.
 */

import React from 'react'
import ReactDOM from 'react-dom'
import { defaultBlocks } from '../../src/index'
import { ComponentView, createReactStage } from '../../src/internal'
import { PlainBlockView } from '../PlainBlockView'
import { pass } from './pass'
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
