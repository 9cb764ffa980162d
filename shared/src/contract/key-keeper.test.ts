import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error'
import { BankRefusal, BankUnanswered, createKeyKeeper, type KeyStore } from './key-keeper'

const memory = (): KeyStore => {
  const items = new Map<string, string>()
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  }
}

const counting = (store: KeyStore = memory(), start = 0) => {
  let count = start
  return createKeyKeeper('purchase-key', () => `key-${(count += 1)}`, store)
}

describe('the idempotency key of a request', () => {
  it.each([
    ['the connection is lost', ApiError.offline()],
    ['the server fails', new ApiError('INTERNAL', 'Oh', { status: 500 })],
    ['the bank could not be asked', new BankUnanswered('Try again')],
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
    ['the bank’s no', new BankRefusal('Not confirmed')],
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

  it('is found again after a reload while there is no answer, and not after one', () => {
    const store = memory()
    counting(store).keyFor({ quantity: 10 })
    const reloaded = counting(store, 5)
    expect(reloaded.keyFor({ quantity: 10 })).toBe('key-1')
    reloaded.settle(null)
    expect(counting(store, 7).keyFor({ quantity: 10 })).toBe('key-8')
  })

  it('does without storage, and without what is no key in it', () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    const keys = counting({ getItem: blocked, setItem: blocked, removeItem: blocked })
    expect([keys.keyFor(1), keys.keyFor(1)]).toEqual(['key-1', 'key-1'])
    const odd = memory()
    odd.setItem('purchase-key', '{"key":7}')
    expect(counting(odd).keyFor(1)).toBe('key-1')
  })
})
