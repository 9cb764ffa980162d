import { describe, expect, it } from 'vitest'
import { type CampaignDraft, emptyDraft, readDraft, stepOf, writeDraft } from './campaign-draft'
import { campaignSchema, firstOpenStep, runDays } from './campaign-schema'

const today = '2026-11-23'
const memory = () => {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
}
const draft: CampaignDraft = {
  ...emptyDraft(today),
  name: 'Fall push',
  campaignType: 'search',
  adWarehouseIds: [4],
  budget: 250,
}

describe('the draft of a campaign', () => {
  it('is found again by the same person after a reload, and by nobody else', () => {
    const store = memory()
    writeDraft(3, draft, store)
    expect(readDraft(3, today, store)).toEqual(draft)
    expect(readDraft(4, today, store)).toEqual(emptyDraft(today))
    writeDraft(3, null, store)
    expect(readDraft(3, today, store)).toEqual(emptyDraft(today))
  })

  it('begins today once its days have passed', () => {
    const store = memory()
    writeDraft(3, { ...draft, startDate: '2026-11-01', endDate: '2026-11-30' }, store)
    expect(readDraft(3, today, store)).toMatchObject({ startDate: today, endDate: '2026-11-30' })
    writeDraft(3, { ...draft, startDate: '2026-10-01', endDate: '2026-10-30' }, store)
    expect(readDraft(3, today, store)).toMatchObject({ startDate: today, endDate: '2026-12-22' })
  })

  it.each(['nonsense', '7', '{"campaignType":"banner","adWarehouseIds":["x"],"budget":"5"}'])(
    '%s in the storage is an empty one',
    (text) => {
      const store = memory()
      store.setItem('campaign-draft-3', text)
      expect(readDraft(3, today, store)).toEqual(emptyDraft(today))
    },
  )
})

describe('its steps', () => {
  it.each([
    [{}, 'review'],
    [{ campaignType: '' }, 'type'],
    [{ adWarehouseIds: [] }, 'listings'],
    [{ budget: undefined }, 'budget'],
    [{ budget: 4.99 }, 'budget'],
    [{ endDate: '2026-11-22' }, 'budget'],
  ] as const)('with %o the first that is open is %s', (changes, step) => {
    expect(firstOpenStep({ ...draft, ...changes } as CampaignDraft, today)).toBe(step)
  })

  it('know the fields that they ask for', () => {
    expect([stepOf('campaignType'), stepOf('adServiceIds'), stepOf('endDate'), stepOf('other')]).toEqual([
      'type',
      'listings',
      'budget',
      'review',
    ])
  })

  it.each([
    ['2026-11-22', '2026-12-22', 'startDate', 'The first day cannot be in the past'],
    ['2026-12-01', '2026-11-30', 'endDate', 'The last day cannot be before the first'],
    ['2026-11-23', '2027-11-24', 'endDate', 'A campaign runs for at most 366 days'],
  ])('from %s to %s: %s is refused', (startDate, endDate, field, message) => {
    const { error } = campaignSchema(today).safeParse({ ...draft, startDate, endDate })
    expect(error?.issues.map(({ path, message: said }) => [path[0], said])).toEqual([[field, message]])
  })

  it('count both days', () => {
    expect([runDays(today, today), runDays(today, '2026-12-22'), runDays(today, '')]).toEqual([1, 30, 0])
  })
})
