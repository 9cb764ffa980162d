import { describe, expect, it } from 'vitest'
import { adminScreens } from './admin-screens'
import { entryAfter, matchingEntries } from './palette-entries'

const entry = (label: string, words?: string) => ({
  id: label,
  label,
  kind: 'Screen',
  run: () => undefined,
  ...(words ? { words } : {}),
})
const entries = [entry('Explore warehouses'), entry('Settings: Billing', 'card ach'), entry('Orders', 'transactions')]
const found = (typed: string) => matchingEntries(entries, typed).map(({ label }) => label)

describe('the command palette', () => {
  it('shows everything at first, and then what every typed word begins', () => {
    expect(found('')).toHaveLength(3)
    expect(found('ware')).toEqual(['Explore warehouses'])
    expect(found('sett BILL')).toEqual(['Settings: Billing'])
    expect(found('ach')).toEqual(['Settings: Billing'])
    expect(found('illing')).toEqual([])
    expect(found('órd')).toEqual(['Orders'])
  })

  it('puts first what begins with the text', () => {
    const two = [entry('List a warehouse'), entry('Warehouses not verified')]
    expect(matchingEntries(two, 'wareh').map(({ label }) => label)[0]).toBe('Warehouses not verified')
  })

  it('finds the screens of admins that stand in no section', () => {
    const desk = adminScreens.map(({ label, words }) => entry(label, words))
    const foundOf = (typed: string) => matchingEntries(desk, typed).map(({ label }) => label)
    expect(foundOf('not verif')).toEqual(['Warehouses not verified', 'Services not verified'])
    expect(foundOf('claims')).toEqual(['Claims of profiles'])
    expect(foundOf('not rated')).toEqual(['Warehouses without diamonds'])
    expect(foundOf('customers')).toEqual(['Merchants'])
  })

  it.each([
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['Home', 1, 0],
    ['End', 0, 2],
    ['a', 0, undefined],
  ])('%s from %i leads to %s', (key, at, to) => expect(entryAfter(key, at, 3)).toBe(to))

  it('leads nowhere among none', () => expect(entryAfter('ArrowDown', 0, 0)).toBeUndefined())
})
