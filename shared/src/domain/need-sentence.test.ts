import { describe, expect, it } from 'vitest'
import { readNeedSentence } from './need-sentence'
import { mustsOf } from './wishes'

const TODAY = '2026-11-24'
const read = (text: string) => readNeedSentence(text, TODAY)

describe('a sentence as a need', () => {
  it('takes place, quantity, musts, first day and term apart', () => {
    expect(read('300 pallets ambient with EDI and returns near Columbus from January for 6 months')).toEqual({
      need: { where: 'Columbus', quantity: 300, spaceType: 'PALLET', startDate: '2027-01-01', term: 6 },
      musts: { temperature: ['ambient'], integrations: ['EDI'], features: ['returnsProcessing'] },
      volumes: {},
      wishes: [],
      unread: [],
      roundedFrom: null,
    })
  })

  it.each([
    ['2,000 orders a month with 2 units each and 8% returns', { orders: 2000, unitsPerOrder: 2, returnsPercent: 8 }],
    ['2k orders per month, 3 items per order near Reno', { orders: 2000, unitsPerOrder: 3 }],
    [
      '500 orders monthly, 10 pallets inbound a month and 4 containers a month',
      { orders: 500, palletsIn: 10, containers40: 4 },
    ],
    ['120 cartons arriving a month', { parcelsIn: 120 }],
    ['100 orders a day, 30 cartons weekly', { orders: 3000, parcelsIn: 130 }],
    ['24,000 orders a year, 12 pallets a week in', { orders: 2000, palletsIn: 52 }],
  ])('reads the volumes of “%s”', (text, volumes) => {
    expect(read(text)).toMatchObject({ volumes, unread: [], roundedFrom: null })
    expect(read(text)?.need.term).toBeUndefined()
  })

  it('tells the pallets in store from those that arrive', () => {
    expect(read('300 pallets in Columbus with 2,000 orders a month for 6 months')).toMatchObject({
      need: { where: 'Columbus', quantity: 300, spaceType: 'PALLET', term: 6 },
      volumes: { orders: 2000 },
      unread: [],
    })
    expect(read('300 pallets, 40 pallets received a month, near Reno')).toMatchObject({
      need: { where: 'Reno', quantity: 300 },
      volumes: { palletsIn: 40 },
    })
    expect(read('300 pallets a month near Reno for 6 months')).toMatchObject({
      need: { where: 'Reno', quantity: 300, spaceType: 'PALLET', term: 6 },
      volumes: {},
      unread: [],
    })
  })

  it('takes units for those of an order only where it is said', () => {
    expect(read('20 pallets with 500 units near Reno')).toMatchObject({
      need: { where: 'Reno', quantity: 20 },
      volumes: {},
      unread: ['500', 'units'],
    })
  })

  it('names a volume that is too large to be asked for', () => {
    expect(read('20 pallets, 900,000,000 orders a month, near Reno')).toMatchObject({
      need: { where: 'Reno', quantity: 20 },
      volumes: {},
      unread: ['900,000,000 orders a month'],
    })
  })

  it('takes options after “ideally” for wishes', () => {
    expect(read('300 pallets ambient with EDI, ideally kitting and rail near Columbus')).toMatchObject({
      need: { where: 'Columbus', quantity: 300 },
      musts: { temperature: ['ambient'], integrations: ['EDI'] },
      wishes: expect.arrayContaining(['features.kittingBundling', 'features.rail']) as string[],
      unread: [],
    })
  })

  it.each([
    ['300 pallets with EDI, kitting if possible, near Columbus', ['integrations.EDI'], ['features.kittingBundling']],
    ['300 pallets with kitting and rail if possible near Columbus', [], ['features.kittingBundling', 'features.rail']],
    ['300 pallets, EDI a plus, kitting near Columbus', ['features.kittingBundling'], ['integrations.EDI']],
    ['300 pallets, kitting would be nice, near Columbus', [], ['features.kittingBundling']],
    ['300 pallets with EDI, if possible kitting near Columbus', ['integrations.EDI'], ['features.kittingBundling']],
    ['we wish to store 300 pallets with kitting near Columbus', ['features.kittingBundling'], []],
    ['300 pallets with EDI, wishes: kitting near Columbus', ['integrations.EDI'], ['features.kittingBundling']],
    ['300 pallets, ideally verified, near Columbus', [], ['verified']],
    ['300 pallets with at least 4 stars if possible near Columbus', [], ['minRating.4']],
    ['300 pallets, verified, with 4.5 stars or more, near Columbus', ['verified', 'minRating.4.5'], []],
    [
      '300 pallets with hotracks and 3 buildings, ideally a diamond rating, near Columbus',
      ['hotrack', 'numberOfBuildings.3'],
      ['hasDiamond'],
    ],
    ['300 pallets, at least 4 docks and 24 ft clear, near Columbus', ['dockDoors.4', 'clearHeight.24'], []],
    ['300 pallets with 12 dock-high doors near Columbus', ['dockDoors.12'], []],
    ['300 pallets, 8+ loading docks, ideally 32-foot ceilings, near Columbus', ['dockDoors.8'], ['clearHeight.32']],
    ['300 pallets with a clear height of at least 36 feet near Columbus', ['clearHeight.36'], []],
    [
      "300 pallets with 28' clear height or more, 6 docks if possible, near Columbus",
      ['clearHeight.28'],
      ['dockDoors.6'],
    ],
    [
      '300 pallets frozen, ideally cool and 4+ stars near Columbus',
      ['temperature.frozen'],
      ['minRating.4', 'temperature.cool'],
    ],
  ])('tells musts from wishes in “%s”', (text, musts, wishes) => {
    const found = read(text)
    expect(mustsOf(found?.musts ?? {}).map((must) => must.text)).toEqual(musts)
    expect(found?.wishes.toSorted()).toEqual(wishes)
    expect(found?.need.where).toBe('Columbus')
  })

  it.each([
    ['5,000 sq ft in Dallas, TX', { where: 'Dallas, TX', quantity: 5000, spaceType: 'SQ_FEET' }],
    [
      '20k square feet 43215 next month',
      { where: '43215', quantity: 20_000, spaceType: 'SQ_FEET', startDate: '2026-12-01' },
    ],
    ['columbus oh 40 pallets', { where: 'columbus oh', quantity: 40, spaceType: 'PALLET' }],
    ['100 pallets within 50 miles of Reno', { where: 'Reno', radiusInMiles: 50, quantity: 100, spaceType: 'PALLET' }],
    ['storage near Reno for one year under $5,000 a month', { where: 'Reno', term: 12, budget: 5000 }],
    [
      '12 skids starting March 15 in Ohio',
      { where: 'Ohio', quantity: 12, spaceType: 'PALLET', startDate: '2027-03-15' },
    ],
    ['50 pallets from 2027-02-03', { quantity: 50, spaceType: 'PALLET', startDate: '2027-02-03' }],
    ['50 pallets asap', { quantity: 50, spaceType: 'PALLET', startDate: '2026-11-25' }],
    [
      '10 pallets from December in May, TX',
      { where: 'May, TX', quantity: 10, spaceType: 'PALLET', startDate: '2026-12-01' },
    ],
  ])('%s', (text, need) => expect(read(text)?.need).toEqual(need))

  it('reads a term that is not offered as the next longer one, and says from which', () => {
    expect(read('20 pallets for 4 months')).toMatchObject({ need: { term: 6 }, roundedFrom: 4 })
    expect(read('20 pallets for 6 weeks')).toMatchObject({ need: { term: 3 }, roundedFrom: 2 })
  })

  it.each([
    ['at least 4 docks near Columbus', 'Columbus', ['dockDoors.4']],
    ['in Ohio with 24 ft clear and 2 dock doors', 'Ohio', ['dockDoors.2', 'clearHeight.24']],
    ['Columbus, 30 ft ceilings', 'Columbus', ['clearHeight.30']],
  ])('reads what the building must have in “%s” alone', (text, where, musts) => {
    expect(read(text)?.need).toEqual({ where })
    expect(mustsOf(read(text)?.musts ?? {}).map((must) => must.text)).toEqual(musts)
  })

  it('tells the height of a building from the length of a container', () => {
    expect(read('4 40 ft containers a month and 40 ft clear near Reno')).toMatchObject({
      musts: { clearHeight: 40 },
      volumes: { containers40: 4 },
      unread: [],
    })
  })

  it('names stars that nobody can have', () => {
    expect(read('300 pallets with 7 stars near Columbus')).toMatchObject({
      musts: {},
      wishes: [],
      unread: ['7', 'stars'],
    })
  })

  it('names what it did not understand', () => {
    expect(read('300 pallets with zeppelins near Columbus')).toMatchObject({
      need: { where: 'Columbus', quantity: 300 },
      unread: ['zeppelins'],
    })
  })

  it.each([
    '',
    'cold storage near Columbus, OH',
    'EDI',
    'Texas',
    'near Dallas with hazmat',
    'Calloway 3PL',
    'Pier 4 Docks',
  ])('leaves “%s” to the search by words', (text) => expect(read(text)).toBeNull())
})
