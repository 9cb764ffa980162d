import { expect, it } from 'vitest'
import { compareHref, readTrayText, toggled } from './compare-tray'

const four = [1, 2, 3, 4].map((id) => ({ id, name: `House ${id}` }))

it('takes one in and out, and no fifth', () => {
  expect(toggled([], { id: 7, name: 'Dock' })).toEqual([{ id: 7, name: 'Dock' }])
  expect(toggled(four, { id: 2, name: '' }).map(({ id }) => id)).toEqual([1, 3, 4])
  expect(toggled(four, { id: 5, name: 'Five' })).toEqual(four)
})

it('drops what is not of ours', () => {
  expect(readTrayText(JSON.stringify([...four, { id: 5, name: 'Five' }]))).toEqual(four)
  for (const text of [null, '', '{', '7', '{"id":1}', '[{"id":"1","name":"x"},null]'])
    expect(readTrayText(text)).toEqual([])
})

it('leads to the comparison of what is in it', () => {
  expect(compareHref(four)).toBe('/compare?ids=1,2,3,4')
  expect(compareHref([])).toBe('/compare')
})
