import { expect, it } from 'vitest'
import { scaleOf, viewOf } from './listing-map-view'

it('R-329: zooms out to 1 and no further, with a scale in miles', () => {
  const view = viewOf()
  expect(view.getMinZoom()).toBe(1)
  view.setZoom(-4)
  expect(view.getZoom()).toBeCloseTo(1)
  expect(scaleOf().getUnits()).toBe('imperial')
})
