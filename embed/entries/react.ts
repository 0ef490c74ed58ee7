'use client'

export * from '../react/SiteBlocks'
