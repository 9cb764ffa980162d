import { describe, expect, it } from 'vitest'
import { shownSpace, type SpaceFigures } from './shown-space'

const today = '2026-11-22'
const show = (space: SpaceFigures) => shownSpace(space, today)

const pallets: SpaceFigures = {
  palletEnabled: true,
  sqEnabled: false,
  totalSpace: 400,
  freePallets: 120,
  freeSqft: 0,
  freeFrom: '2026-12-01',
}
const feet = { ...pallets, palletEnabled: false, sqEnabled: true, freePallets: 0, freeSqft: 1599 }

describe('what a card says of space', () => {
  it('counts in the unit that the listing sells, never in one that it does not', () => {
    expect(show(pallets)).toEqual({ kind: 'free', quantity: 120, unit: 'pallets', from: '2026-12-01' })
    expect(show(feet)).toEqual({ kind: 'free', quantity: 1599, unit: 'sq ft', from: '2026-12-01' })
    const both = { ...pallets, sqEnabled: true, freePallets: 0, freeSqft: 60 }
    expect(show(both)).toEqual({ kind: 'free', quantity: 60, unit: 'sq ft', from: '2026-12-01' })
  })

  it('names the day from which there is room again, or says that there is none', () => {
    const full = { ...pallets, freePallets: 0 }
    expect(show({ ...full, freeFrom: '2027-03-01' })).toEqual({ kind: 'later', from: '2027-03-01' })
    expect(show({ ...full, freeFrom: null })).toEqual({ kind: 'full' })
  })

  it('names no day when there is room from tomorrow on', () => {
    for (const freeFrom of ['2026-11-10', '2026-11-23'])
      expect(show({ ...pallets, freeFrom })).toMatchObject({ kind: 'free', from: null })
  })

  it('tells the size where nobody has asked for dates, and sends those who sell neither to a quote', () => {
    expect(show({ ...pallets, freeFrom: null })).toEqual({ kind: 'size', quantity: 120, unit: 'pallets' })
    expect(show({ ...pallets, palletEnabled: false })).toEqual({ kind: 'quote' })
  })
})
