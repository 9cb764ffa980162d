import { expect, it } from 'vitest'
import { readLayers } from './kept-layers'

it('reads the layers that are ours, and drops all else', () => {
  expect(readLayers(null)).toEqual([])
  expect(readLayers('ramps,airports')).toEqual(['airports', 'ramps'])
  expect(readLayers('canals,,Airports')).toEqual([])
})
