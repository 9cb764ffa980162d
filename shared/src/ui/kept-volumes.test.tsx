import { afterEach, expect, it } from 'vitest'
import { keepVolumes, keptVolumes } from './kept-volumes'

afterEach(() => localStorage.clear())

it('volumes are kept for the next screen, and nothing but volumes', () => {
  keepVolumes({ orders: 2000, unitsPerOrder: 2, returnsPercent: 8 })
  expect(keptVolumes()).toEqual({ orders: 2000, unitsPerOrder: 2, returnsPercent: 8 })
  keepVolumes({})
  expect([keptVolumes(), localStorage.length]).toEqual([{}, 0])
  for (const text of ['no JSON', '[]', 'null', '{"orders":"x","other":1}']) {
    localStorage.setItem('need-volumes', text)
    expect(keptVolumes()).toEqual({})
  }
})
