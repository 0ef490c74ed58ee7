export * from '../../src/client/index'
