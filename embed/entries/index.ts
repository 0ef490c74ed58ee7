export * from '../../src/index'
