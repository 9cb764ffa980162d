import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { listed, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { PeopleSearch } from './people-search'

const person = (id: number, fields: object = {}) => ({
  id,
  _id: id,
  type: 'user',
  userType: 'seller',
  name: `House ${id}`,
  userUrl: `house-${id}`,
  avatar: null,
  serviceType: 'warehouse',
  city: 'Reno',
  state: 'NV',
  country: 'US',
  isVerified: false,
  serviceCount: 2,
  totalTransactions: 0,
  ...fields,
})

describe('the search of people in the app', () => {
  const open = async (search: object = {}) => {
    const onSearch = vi.fn()
    await renderInApp(<PeopleSearch search={search} onSearch={onSearch} />)
    return onSearch
  }

  it('shows who was found, each leading to their page', async () => {
    const calls = standInApi(() => listed([person(1, { isVerified: true }), person(2, { userType: 'customer' })], 30))
    await open({ query: 'reno' })
    const [first, second] = await screen.findAllByRole('article')
    const linkOf = (card: HTMLElement | undefined, name: string) =>
      within(card as HTMLElement)
        .getByRole('link', { name })
        .getAttribute('href')
    expect(linkOf(first, 'House 1')).toBe('/dashboard/users/sellers/house-1')
    expect(linkOf(second, 'House 2')).toBe('/dashboard/users/customers/house-2')
    expect(within(first as HTMLElement).getByText('Reno, NV, US · 2 warehouses')).toBeDefined()
    expect(within(first as HTMLElement).getByRole('img', { name: 'Verified' })).toBeDefined()
    expect([calls[0]?.path, calls[0]?.query.get('query')]).toEqual(['/search/users', 'reno'])
  })

  it('D8: a provider can be written to from the card; a merchant and a managed profile can’t', async () => {
    standInApi(() => listed([person(1), person(2, { userType: 'customer' }), person(3, { userType: 'manager' })], 3))
    await open()
    await screen.findAllByRole('article')
    const links = screen.getAllByRole('link', { name: /^Send message/ })
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Send message to House 1', '/dashboard/messages?id=1'],
    ])
  })

  it('D8: kind and order are asked for, and pages lead to the very end', async () => {
    const calls = standInApi(() => listed([person(1)], 2839))
    const onSearch = await open({ query: 'reno', userType: 'seller', sort: 'name', page: 119 })
    await screen.findByText('House 1')
    expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({
      query: 'reno',
      userType: 'seller',
      sort: 'name',
      limit: '24',
      skip: '2832',
    })
    expect(screen.getByText('2,839 people')).toBeDefined()
    await userEvent.selectOptions(screen.getByLabelText('Kind of member'), 'Merchant')
    expect(onSearch).toHaveBeenLastCalledWith({ query: 'reno', userType: 'customer', sort: 'name' })
    await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Newest first')
    expect(onSearch).toHaveBeenLastCalledWith({ query: 'reno', userType: 'seller', sort: 'newest' })
  })

  it('asks for other words, and says when nobody was found', async () => {
    standInApi(() => [])
    const onSearch = await open({ query: 'reno', page: 2 })
    await screen.findByText('Nobody was found')
    const box = screen.getByRole('searchbox', { name: 'Name, company or place' })
    expect((box as HTMLInputElement).value).toBe('reno')
    await userEvent.clear(box)
    await userEvent.type(box, ' oslo {Enter}')
    expect(onSearch).toHaveBeenCalledExactlyOnceWith({ query: 'oslo' })
  })
})
