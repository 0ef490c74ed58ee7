import { describe, expect, it } from 'vitest'
import { servedPage } from './servedPage'

describe('servedPage', () => {
  it.each([
    { device: 'desktop', size: 'large' },
    { device: 'tablet', size: 'medium' },
    { device: 'mobile', size: 'small' },
    { device: 'watch', size: 'large' },
  ])('gives a $device the size $size', ({ device, size }) => {
    const attributes = { device } as Parameters<typeof servedPage>[1]
    expect(servedPage(undefined, attributes)).toMatchObject({ device, deviceSize: size })
  })

  it('has the address, if there is one', () => {
    const url = new URL('https://shop.example.com/sale?a=b')
    expect(servedPage(url)).toMatchObject({
      isServer: true,
      device: 'desktop',
      location: { pathname: '/sale', host: 'shop.example.com', query: { a: 'b' } },
    })
    expect(servedPage(undefined)).toMatchObject({ location: { pathname: '', host: '' } })
  })
})
