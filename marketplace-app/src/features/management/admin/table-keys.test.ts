import { describe, expect, it } from 'vitest'
import { readTableKey } from './table-keys'

const press = (key: string, changes: Partial<Parameters<typeof readTableKey>[0]> = {}) =>
  readTableKey({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...changes }, 5, 10_000)

describe('keys of the table of listings', () => {
  it.each([
    ['j', 6],
    ['ArrowDown', 6],
    ['k', 4],
    ['ArrowUp', 4],
    ['PageDown', 15],
    ['PageUp', 0],
    ['Home', 0],
    ['End', 9999],
  ])('%s leads to row %i, never past an end', (key, to) => {
    expect(press(key)).toEqual({ kind: 'go', to, ticks: false })
  })

  it('with Shift a step ticks where it leads', () => {
    expect(press('J', { shiftKey: true })).toEqual({ kind: 'go', to: 6, ticks: true })
  })

  it('a letter asks for its flag', () => {
    expect(['h', 'v', 's', 'f', 'p'].map((key) => press(key))).toEqual(
      ['visible', 'isVerified', 'isFeatured', 'isFirstSpotlight', 'isHighPriority'].map((flag) => ({
        kind: 'flag',
        flag,
      })),
    )
  })

  it('what belongs to the browser stays with it', () => {
    expect(press('f', { ctrlKey: true })).toBeNull()
    expect(press('p', { metaKey: true })).toBeNull()
    expect(press('S', { shiftKey: true })).toBeNull()
    expect(press('Tab')).toBeNull()
    expect(press('toString')).toBeNull()
  })

  it('an empty table leads nowhere', () => {
    const pressed = { key: 'End', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
    expect(readTableKey(pressed, 0, 0)).toEqual({ kind: 'go', to: 0, ticks: false })
  })
})
