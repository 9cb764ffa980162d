import { describe, expect, it } from 'vitest'
import { emptyForm } from '../rfp-form'
import { spaceOf, withNeed } from './need-answers'

const need = { where: 'Akron, OH', quantity: 40, spaceType: 'PALLET', startDate: '2026-12-01', term: 3 } as const
const today = '2026-11-28'

describe('the wizard and the last need', () => {
  it('fills what is not answered yet', () => {
    expect(withNeed(emptyForm(), need, today)).toMatchObject({
      place: 'Akron, OH',
      startDate: '2026-12-01',
      termMonths: '3',
      storageVolume: '27-50',
    })
  })

  it('leaves every answer as it is, and the form itself when nothing is filled', () => {
    const answered = { ...emptyForm(), place: 'Reno', startDate: '2027-01-01', termMonths: '6', storageVolume: '1-5' }
    expect(withNeed(answered, need, today)).toBe(answered)
    const empty = emptyForm()
    expect(withNeed(empty, {}, today)).toBe(empty)
  })

  it('names no day that is over', () => {
    expect(withNeed(emptyForm(), { ...need, startDate: today }, today).startDate).toBe('')
  })

  it('sends the exact space while the chosen range holds it', () => {
    expect(spaceOf({ storageVolume: '27-50' }, need)).toEqual({ spaceType: 'PALLET', quantity: 40 })
    expect(spaceOf({ storageVolume: '51-100' }, need)).toBeUndefined()
    expect(spaceOf({ storageVolume: '' }, { quantity: 9000, spaceType: 'SQ_FEET' })).toEqual({
      spaceType: 'SQ_FEET',
      quantity: 9000,
    })
    expect(spaceOf({ storageVolume: '27-50' }, {})).toBeUndefined()
  })
})
