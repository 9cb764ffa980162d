import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { listed, renderInApp, standInApi } from '../../../lib/render-in-app.test-data'
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

describe('the search of people in the app (000 §2.1, §2.9)', () => {
  it('shows who was found, each leading to their page, and more of them on asking', async () => {
    const calls = standInApi(() => listed([person(1, { isVerified: true }), person(2, { userType: 'customer' })], 30))
    await renderInApp(<PeopleSearch query="reno" onQuery={() => undefined} />)
    const links = (await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['House 1', '/dashboard/users/sellers/house-1'],
      ['House 2', '/dashboard/users/customers/house-2'],
    ])
    const [first] = screen.getAllByRole('article')
    expect(within(first as HTMLElement).getByText('Reno, NV, US · 2 warehouses')).toBeDefined()
    expect(within(first as HTMLElement).getByRole('img', { name: 'Verified' })).toBeDefined()
    expect([calls[0]?.path, calls[0]?.query.get('query')]).toEqual(['/search/users', 'reno'])
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }))
    await waitFor(() => expect(calls.at(-1)?.query.get('limit')).toBe('48'))
  })

  it('keeps those found in view while more are fetched', async () => {
    let give: (people: unknown[]) => void = () => undefined
    const calls = standInApi(({ query }) =>
      query.get('limit') === '48' ? new Promise((resolve) => (give = resolve)) : listed([person(1)], 30),
    )
    await renderInApp(<PeopleSearch query="reno" onQuery={() => undefined} />)
    await screen.findByText('House 1')
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }))
    await waitFor(() => expect(calls.at(-1)?.query.get('limit')).toBe('48'))
    expect(screen.getByText('House 1')).toBeDefined()
    give(listed([person(1), person(2)], 30))
    expect(await screen.findByText('House 2')).toBeDefined()
  })

  it('asks for other words, and says when nobody was found', async () => {
    standInApi(() => [])
    const onQuery = vi.fn()
    await renderInApp(<PeopleSearch query="reno" onQuery={onQuery} />)
    await screen.findByText('Nobody was found')
    const box = screen.getByRole('searchbox', { name: 'Name, company or place' })
    expect((box as HTMLInputElement).value).toBe('reno')
    await userEvent.clear(box)
    await userEvent.type(box, ' oslo {Enter}')
    expect(onQuery).toHaveBeenCalledExactlyOnceWith('oslo')
  })
})
