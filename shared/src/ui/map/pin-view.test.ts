import { expect, it } from 'vitest'
import { pinZoom, viewOfPin } from './pin-view'

const extent = [-10, -10, 10, 10]

it('a map comes near a pin that was put from outside, and stays where it is for one in sight', () => {
  expect(viewOfPin([3, 4], { extent, zoom: 3.4 })).toEqual({ center: [3, 4], zoom: pinZoom })
  expect(viewOfPin([30, 4], { extent, zoom: 11 })).toEqual({ center: [30, 4], zoom: 11 })
  expect(viewOfPin([3, 4], { extent, zoom: 11 })).toBeNull()
})
