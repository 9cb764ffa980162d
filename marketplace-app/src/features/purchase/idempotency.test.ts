import { ApiError } from '@stackyard/shared/contract/api-error'
import { describe, expect, it } from 'vitest'
import { createKeyKeeper } from './idempotency'

const counting = () => {
  let count = 0
  return createKeyKeeper(() => `key-${(count += 1)}`)
}

describe('idempotency key of a purchase', () => {
  it.each([
    ['the connection is lost', ApiError.offline()],
    ['the server fails', new ApiError('INTERNAL', 'Oh', { status: 500 })],
    ['the same request is still being worked on', new ApiError('REQUEST_IN_PROGRESS', 'Wait', { status: 409 })],
  ])('is kept when %s', (_when, error) => {
    const keys = counting()
    expect(keys.keyFor({ quantity: 10 })).toBe('key-1')
    keys.settle(error)
    expect(keys.keyFor({ quantity: 10 })).toBe('key-1')
  })

  it.each([
    ['a success', null],
    ['a refusal', new ApiError('CARD_DECLINED', 'No', { status: 402 })],
    ['a changed price', new ApiError('PRICE_CHANGED', 'New', { status: 409 })],
  ])('ends with %s', (_what, outcome) => {
    const keys = counting()
    keys.keyFor({ quantity: 10 })
    keys.settle(outcome)
    expect(keys.keyFor({ quantity: 10 })).toBe('key-2')
  })

  it('is another one for another body, since the server refuses one key for two bodies', () => {
    const keys = counting()
    keys.keyFor({ quantity: 10, cardId: 1 })
    keys.settle(ApiError.offline())
    expect(keys.keyFor({ quantity: 10, cardId: 2 })).toBe('key-2')
  })
})
