import { describe, expect, it } from 'vitest'
import { changedHeaders, listingCell, listingColumns, MAX_LISTING_ROWS, readListingRows } from './listing-file'

const read = (header: unknown[], ...lines: unknown[][]) => readListingRows([header, ...lines])
const fieldsOf = (header: unknown[], line: unknown[]) => read(header, line).listings[0]?.fields
const messages = (...rows: unknown[][]) => readListingRows(rows).issues.map(({ message }) => message)

describe('a file of listings', () => {
  it('is read by its header, whatever the order and case, and empty cells leave their field', () => {
    expect(fieldsOf(['city', 'NAME', 'Price 1 month', 'State'], ['Akron', 'Dock 7', '$1,018.50', ''])).toEqual({
      name: 'Dock 7',
      address: { city: 'Akron' },
      price1: 1018.5,
    })
  })

  it('of an earlier release is read by the headers it had', () => {
    expect(fieldsOf(['Name', 'Smallest order', 'LARGEST ORDER'], ['A', '5', '900'])).toEqual(
      fieldsOf(['Name', 'Smallest reservation', 'Largest reservation'], ['A', '5', '900']),
    )
    expect(messages(['Name', 'Smallest order', 'Smallest reservation'], ['A', '5', '6'])).toEqual([
      'Row 1: The column “Smallest reservation” stands there twice',
    ])
  })

  it('reads days, times, switches, categories and whether to publish', () => {
    expect(
      fieldsOf(
        ['Name', 'Days', 'Opens', 'Closes', 'Always open', 'Product categories', 'Publish'],
        ['A', 'Fri-Sun, Tue', '8:00', 0.75, 'no', 'Apparel & Accessories; artscrafts', 'Yes'],
      ),
    ).toMatchObject({
      facilityDetails: {
        operatingDays: [true, false, true, false, false, true, true],
        operatingHours: { start: '08:00', end: '18:00' },
        alwaysOpen: false,
      },
      categories: { apparelAccessories: true, artsCrafts: true, automotiveParts: false },
      isDraft: false,
    })
  })

  it.each([
    ['Price 1 month', 'a lot', 'Row 2, Price 1 month: Write a number'],
    ['Opens', '25:00', 'Row 2, Opens: Write a time such as 08:00'],
    ['Days', 'Moonday-Fri', 'Row 2, Days: Write days such as Mon-Fri, Sat'],
    ['Publish', 'perhaps', 'Row 2, Publish: Write Yes or No'],
    ['Expertise', 'Alchemy', 'Row 2, Expertise: “alchemy” is not one of the names offered'],
  ])('names the cell of %s that cannot be read', (header, cell, message) => {
    expect(messages(['Name', header], ['A', cell])).toEqual([message])
  })

  it('refuses strange, double and missing columns, files without a row and rows that are listings already', () => {
    expect(messages(['Name', 'Color'], ['A', 'red'])).toEqual(['Row 1: There is no column “Color”'])
    expect(messages(['Name', 'name'], ['A', 'B'])).toEqual(['Row 1: The column “Name” stands there twice'])
    expect(messages(['City'], ['Akron'])).toEqual(['Row 1: The first row must name the columns, Name among them'])
    expect(messages()).toEqual(['Row 1: The first row must name the columns, Name among them'])
    expect(messages(['Name'], ['  '])).toEqual(['Row 2: The file holds no listing'])
    expect(messages(['Id', 'Name'], ['', 'A'], [7, 'B'])).toEqual([
      'Row 3: It has an Id, so it is a listing already; a file only adds listings',
    ])
  })

  it('holds at most a thousand listings', () => {
    const rows = Array.from({ length: MAX_LISTING_ROWS + 1 }, (_, at) => [`House ${at}`])
    expect(messages(['Name'], ...rows)).toEqual(['Row 1: A file holds at most 1,000 listings'])
    expect(messages(['Name'], ...rows.slice(1))).toEqual([])
  })

  it('reads back what an export writes', () => {
    const values: Record<string, unknown> = {
      name: 'Dock 7',
      latitude: -41.5,
      palletEnabled: true,
      'facilityDetails.operatingDays': [false, true, true, true, true, true, false],
      'facilityDetails.operatingHours.start': '06:00',
      features: ['hazmat'],
    }
    const cells = listingColumns.map((column) => listingCell(column, values[column.path]))
    const header = listingColumns.map((column) => column.header)
    expect(fieldsOf(header, cells)).toMatchObject({
      name: 'Dock 7',
      latitude: -41.5,
      palletEnabled: true,
      facilityDetails: {
        operatingDays: [false, true, true, true, true, true, false],
        operatingHours: { start: '06:00' },
      },
      features: { hazmat: true },
    })
  })
})

describe('a file that changes listings', () => {
  const change = (header: readonly unknown[], ...rows: unknown[][]) => readListingRows([header, ...rows], 'change')

  it('names them by Id or own reference; an empty cell leaves a value, and - clears it', () => {
    const header = ['Id', 'Your reference', 'Name', 'Highlights', 'Price 1 month', 'Sold by sq ft', 'Days']
    const { listings, issues } = change(
      header,
      ['7', '', 'Dock', '-', '-', '-', '-'],
      ['', 'SKU-1', '', '', '5', '', ''],
    )
    expect(issues).toEqual([])
    expect(listings).toEqual([
      {
        row: 2,
        id: 7,
        key: '',
        fields: {
          name: 'Dock',
          highlights: '',
          price1: null,
          sqEnabled: false,
          facilityDetails: { operatingDays: [] },
        },
      },
      { row: 3, id: null, key: 'SKU-1', fields: { price1: 5 } },
    ])
  })

  it('takes the apostrophe off that an export puts before a formula; a lone dash after one is a text', () => {
    const { listings } = change(['Your reference', 'Name', 'Highlights'], ["'=A1", 'Dock', "'-"])
    expect(listings[0]).toMatchObject({ key: '=A1', fields: { highlights: '-' } })
  })

  it('tells which columns differ', () => {
    const before = { name: 'A', price1: 5, address: { city: 'Akron' } }
    expect(changedHeaders(before, { ...before, price1: 6, address: { city: 'Reno' } })).toEqual([
      'City',
      'Price 1 month',
    ])
    expect(changedHeaders(before, structuredClone(before))).toEqual([])
  })
})
