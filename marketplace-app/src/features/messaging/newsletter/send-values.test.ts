import { expect, it } from 'vitest'
import { emptySend, toSendInput } from './send-values'

it('sends numbers, a moment in UTC, and a seller only to that segment', () => {
  const local = '2026-12-01T09:30'
  expect(toSendInput({ newsletterId: '4', segment: 'news', sellerId: '7', sendAt: local })).toEqual({
    newsletterId: 4,
    segment: 'news',
    sellerId: null,
    sendAt: new Date(local).toISOString(),
  })
  expect(toSendInput({ ...emptySend, newsletterId: '4', segment: 'seller', sellerId: ' 7 ' })).toMatchObject({
    sellerId: 7,
    sendAt: null,
  })
})
