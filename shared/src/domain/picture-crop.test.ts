import { describe, expect, it } from 'vitest'
import { cropRules, frameOf, galleryAspect, turnedSize, withinRange } from './picture-crop'

describe('limits of the crops', () => {
  it('R-447: the avatar is round, 100 to 300 wide and 200 at first, zoomed 1 to 3, turned 0 to 360', () => {
    const { shape, aspect, size, zoom, rotation } = cropRules.avatar
    expect([shape, aspect]).toEqual(['round', 1])
    expect([withinRange(size, Number.NaN), withinRange(size, 99), withinRange(size, 301)]).toEqual([200, 100, 300])
    expect([withinRange(zoom, 0.9), withinRange(zoom, 3.1)]).toEqual([1, 3])
    expect([withinRange(rotation, -1), withinRange(rotation, 361)]).toEqual([0, 360])
  })

  it('R-448: the banner is 576 by 145, 10 to 1000 wide, zoomed 0.1 to 3', () => {
    const { aspect, size, zoom } = cropRules.banner
    expect(aspect * 145).toBeCloseTo(576)
    expect([withinRange(size, 9), withinRange(size, 1001)]).toEqual([10, 1000])
    expect([withinRange(zoom, 0), withinRange(zoom, 4)]).toEqual([0.1, 3])
    expect('rotation' in cropRules.banner).toBe(false)
  })

  it('R-449: any other picture is 10 to 800 wide and 400 at first, zoomed 0.1 to 3', () => {
    const { size, zoom } = cropRules.generic
    expect([withinRange(size, Number.NaN), withinRange(size, 9), withinRange(size, 801)]).toEqual([400, 10, 800])
    expect([withinRange(zoom, 0), withinRange(zoom, 4)]).toEqual([0.1, 3])
  })

  it('R-451: a photo is cut 16 to 9, a gallery shows squares', () => {
    expect([cropRules.photo.aspect, galleryAspect]).toEqual([16 / 9, 1])
  })
})

describe('frameOf', () => {
  const { size, aspect } = cropRules.banner
  it('is as chosen where there is room', () => {
    expect(frameOf(size, aspect, 576, { width: 1200, height: 400 })).toEqual({ width: 576, height: 145 })
  })
  it('is in proportion where the largest would not fit', () => {
    const room = { width: 500, height: 300 }
    expect(frameOf(size, aspect, 1000, room).width).toBe(500)
    expect(frameOf(size, aspect, 400, room).width).toBe(200)
    expect(frameOf(cropRules.generic.size, 1, 800, room)).toEqual({ width: 300, height: 300 })
  })
})

it.each([
  [0, { width: 400, height: 100 }],
  [90, { width: 100, height: 400 }],
  [180, { width: 400, height: 100 }],
])('a picture of 400 by 100 turned by %s degrees takes up %j', (degrees, size) => {
  const turned = turnedSize({ width: 400, height: 100 }, degrees)
  expect(turned.width).toBeCloseTo(size.width)
  expect(turned.height).toBeCloseTo(size.height)
})
