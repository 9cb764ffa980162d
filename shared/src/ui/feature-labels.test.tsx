import { expect, it } from 'vitest'
import { warehouseFeatures } from '../reference/warehouse-features'
import { featureLabel, leadingFeatures } from './feature-labels'

const keys = warehouseFeatures.map(({ key }) => key)

it('names highlighted features first, and the same ones in whatever order the keys come', () => {
  const first = leadingFeatures(keys, 3)
  const highlighted = warehouseFeatures.filter((feature) => feature.highlighted).map(({ key }) => featureLabel(key))
  expect(first).toEqual(highlighted.slice(0, 3))
  expect(leadingFeatures(keys.toReversed(), 3)).toEqual(first)
})

it('leaves out what is no feature', () => {
  expect(leadingFeatures(['no-such-feature'], 3)).toEqual([])
})
