import { describe, expect, it } from 'vitest'
import { videoType } from './Video'

describe('videoType', () => {
  it.each([
    ['/v.mp4', 'video/mp4'],
    ['/v.webm', 'video/webm'],
    ['/v.WEBM?x=1.mp4', 'video/webm'],
    ['/v.ogv#t=3', 'video/ogg'],
    ['/v.ogg ', 'video/ogg'],
    ['https://cdn.example.com/assets?file=v.webm', 'video/mp4'],
    ['/v.mov', 'video/mp4'],
    ['/v.constructor', 'video/mp4'],
    ['', 'video/mp4'],
  ])('reads %j as %s', (address, type) => {
    expect(videoType(address)).toBe(type)
  })
})
