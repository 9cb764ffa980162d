import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Compared } from '../../schema/compare'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CompareTable } from './compare-table'

let isWide: boolean
beforeEach(() => {
  isWide = false
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => vi.unstubAllGlobals())

const column = (id: number, more: Partial<Compared> = {}) =>
  ({
    id,
    name: `House ${id}`,
    slug: `house-${id}`,
    address: { city: 'Dallas', state: 'TX', country: 'US' },
    photo: null,
    isVerified: true,
    diamond: 0,
    averageRating: 0,
    serviceRecord: null,
    reviewCount: 0,
    numberOfBuildings: id,
    totalSpace: 100,
    freePallets: 10,
    freeSqft: 133,
    freeFrom: null,
    features: [],
    facts: [{ label: 'Buildings', value: `${id}` }],
    distanceMiles: null,
    cost: null,
    ...more,
  }) as unknown as Compared
const all = [column(1), column(2, { features: ['bonded'] }), column(3)]

const props = {
  term: 1,
  loginHref: '/auth/login',
  onRemove: () => undefined,
  renderLink: ({ name, slug }: Compared) => <a href={`/warehouses/${slug}`}>{name}</a>,
  renderShortlist: () => <button type="button">Shortlist</button>,
}
const show = (columns: readonly Compared[] = all) => render(<CompareTable columns={columns} {...props} />)
const heads = () =>
  [...screen.getByRole('table').querySelectorAll('thead th')].map(({ textContent }) =>
    textContent?.replace('Dallas, TX', '').replace(/Shortlist.*/, ''),
  )
const criterion = (name: RegExp) =>
  [...screen.getByRole('table').querySelectorAll('th')].find(({ textContent }) => name.test(textContent ?? ''))
const buildings = () =>
  [
    ...(criterion(/^Buildings$/)
      ?.closest('tbody')
      ?.querySelectorAll('td') ?? []),
  ].map(({ textContent }) => textContent)
const side = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })

describe('the comparison on a phone', () => {
  it('shows two side by side, as a table, and lets the reader choose which', async () => {
    show()
    expect(heads()).toEqual(['House 1, US', 'House 2, US'])
    expect(buildings()).toEqual(['1', '2'])
    await userEvent.selectOptions(side('Right'), 'House 3')
    expect(heads()).toEqual(['House 1, US', 'House 3, US'])
    expect(buildings()).toEqual(['1', '3'])
  })

  it('changes sides when the other one is chosen', async () => {
    show()
    await userEvent.selectOptions(side('Left'), 'House 2')
    expect(heads()).toEqual(['House 2, US', 'House 1, US'])
    expect([side('Left').value, side('Right').value]).toEqual(['2', '1'])
  })

  it('names only what one of the two has', async () => {
    show()
    expect(criterion(/bonded/i)).toBeDefined()
    await userEvent.selectOptions(side('Right'), 'House 3')
    expect(criterion(/bonded/i)).toBeUndefined()
  })

  it('keeps the other one when a chosen one is taken out', async () => {
    const { rerender } = show()
    await userEvent.selectOptions(side('Left'), 'House 3')
    expect(heads()).toEqual(['House 3, US', 'House 2, US'])
    rerender(<CompareTable columns={all.slice(0, 2)} {...props} />)
    expect(heads()).toEqual(['House 2, US', 'House 1, US'])
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})

it('shows service records, figure by figure, where a warehouse has one', () => {
  isWide = true
  const share = (percent: number | null) => ({ count: 9, percent })
  const serviceRecord = {
    answers: { count: 7, minutes: 90 },
    accepted: share(89),
    canceled: share(0),
    onTime: { count: 1, percent: null },
  }
  const { unmount } = show()
  expect(criterion(/^Time to answer$/)).toBeUndefined()
  unmount()
  show([column(1, { serviceRecord }), column(2)])
  const cells = (label: RegExp) =>
    [...(criterion(label)?.parentElement?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
  expect(cells(/^Time to answer$/)).toEqual(['2 h of 7 requests', '–'])
  expect(cells(/^Reservations accepted$/)).toEqual(['89% of 9 reservations', '–'])
  expect(cells(/^Checked in on the confirmed day$/)).toEqual(['Too few to say of 1 arrival', '–'])
})

it('shows all columns where there is room', () => {
  isWide = true
  show()
  expect(heads()).toEqual(['Warehouse', 'House 1, US', 'House 2, US', 'House 3, US'])
  expect(screen.queryByRole('combobox')).toBeNull()
})
