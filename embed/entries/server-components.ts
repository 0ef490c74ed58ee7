export * from './server'
