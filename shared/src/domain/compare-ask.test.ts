import { expect, it } from 'vitest'
import { readCompareAsk, writeCompareAsk } from './compare-ask'

it('the address holds the whole comparison and gives it back', () => {
  const ask = readCompareAsk('?ids=3,1,3,2,9,8&quantity=40&spaceType=SQ_FEET&term=6&near=Columbus%2C+OH&orders=300')
  expect(ask).toEqual({
    ids: [3, 1, 2, 9],
    need: { quantity: '40', spaceType: 'SQ_FEET', term: '6', near: 'Columbus, OH', orders: '300' },
  })
  expect(readCompareAsk(writeCompareAsk(ask))).toEqual(ask)
})

it('drops what it does not understand', () => {
  expect(readCompareAsk('?ids=a,-1,,1.5&quantity=-3&orders=1e9&page=2')).toEqual({ ids: [], need: {} })
})
