export * from '../react/SiteBlocks'
