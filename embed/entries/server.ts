export * from '../../src/server/index'
