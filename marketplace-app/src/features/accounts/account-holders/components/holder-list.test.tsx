import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { AccountHolder } from '@stackyard/shared/schema/account-holder'
import { type Answer, listed, Refusal, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { type HolderSearch, readHolderSearch } from '../holder-search'
import { HolderList } from './holder-list'

const holder = (changes: Partial<AccountHolder> = {}): AccountHolder => ({
  id: 7,
  _id: 7,
  firstName: 'Pia',
  lastName: 'Holm',
  email: 'pia@holm.test',
  company: 'Holm Storage',
  userType: 'seller',
  serviceType: 'warehouse',
  avatar: null,
  userUrl: 'holm-storage',
  isActive: true,
  isVerified: true,
  planId: 'growth',
  planName: 'Growth',
  wallet: { balance: 250, reserved: 80.5, spent: 1210.4, lastTopUpAt: '2026-11-02T10:00:00.000Z' },
  orders: 1412,
  lastSignInAt: '2026-11-21T10:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
  ...changes,
})
const merchant = holder({
  id: 8,
  _id: 8,
  company: '',
  firstName: 'Ola',
  lastName: 'Vik',
  email: 'ola@vik.test',
  userType: 'customer',
  userUrl: 'ola-vik',
  isActive: false,
  planName: 'Free',
  wallet: null,
  orders: 0,
  lastSignInAt: null,
})
const admin = holder({ id: 9, _id: 9, company: 'Ours', userType: 'admin', wallet: null })

async function open(search: HolderSearch = {}, answer: Answer = () => listed([holder(), merchant, admin], 60)) {
  const calls = standInApi(answer)
  const onSearch = vi.fn<(search: HolderSearch) => void>()
  await renderInApp(<HolderList search={search} onSearch={onSearch} />)
  return { calls, onSearch }
}

const cells = (row: HTMLElement) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)

it('R-502: account holders are shown with wallet, plan, orders and last sign-in', async () => {
  await open()
  expect(cells(await screen.findByRole('row', { name: /Holm Storage/ }))).toEqual([
    'Provider',
    'Growth',
    '$250.00',
    '$80.50',
    '$1,210.40',
    '02 Nov 2026',
    '1,412',
    '21 Nov 2026',
  ])
  expect(cells(screen.getByRole('row', { name: /Ola Vik/ }))).toEqual([
    'MerchantDeactivated',
    'Free',
    '–',
    '–',
    '–',
    '–',
    '0',
    'Never',
  ])
})

it('sellers and merchants lead to their profile; others have none', async () => {
  await open()
  const linkOf = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  await screen.findByRole('table')
  expect(linkOf(/Holm Storage/)).toEqual(['/dashboard/users/sellers/holm-storage', 'mailto:pia%40holm.test'])
  expect(linkOf(/Ola Vik/)[0]).toBe('/dashboard/users/customers/ola-vik')
  expect(linkOf(/Ours/)).toEqual(['mailto:pia%40holm.test'])
})

it('R-502: they are asked for by the filters of the directory, sorted and paged', async () => {
  const { calls, onSearch } = await open({
    query: 'holm',
    userType: 'seller',
    status: 'inactive',
    sortBy: 'spent',
    order: 'asc',
    page: 2,
  })
  await screen.findByRole('table')
  expect(calls.map(({ path, query }) => [path, Object.fromEntries(query)])).toEqual([
    [
      '/admin/acc-holder-list',
      { query: 'holm', userType: 'seller', active: 'false', sortBy: 'spent', order: 'asc', limit: '24', skip: '24' },
    ],
  ])
  expect(screen.getByRole('columnheader', { name: /Spent/ }).getAttribute('aria-sort')).toBe('ascending')
  await userEvent.click(screen.getByRole('button', { name: 'Sort by Last sign-in' }))
  expect(onSearch).toHaveBeenLastCalledWith({
    query: 'holm',
    userType: 'seller',
    status: 'inactive',
    sortBy: 'lastSignInAt',
    order: 'desc',
  })
})

it('filters go to the address', async () => {
  const { onSearch } = await open({ page: 2 })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Account type' }), 'Provider')
  expect(onSearch).toHaveBeenLastCalledWith({ userType: 'seller' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Deactivated')
  expect(onSearch).toHaveBeenLastCalledWith({ status: 'inactive' })
})

it('says when nobody fits, with the way back, and when the list could not be loaded', async () => {
  const { onSearch } = await open({ userType: 'editor' }, () => [])
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(onSearch).toHaveBeenLastCalledWith({})
  await open({}, () => {
    throw new Refusal(500, 'The disk is full.')
  })
  expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.')
})

it('its address is read from texts, without what can not be read', () => {
  const raw = { query: ' holm ', userType: 'seller', status: 'inactive', sortBy: 'balance', order: 'asc', page: '3' }
  expect(readHolderSearch(raw)).toEqual({ ...raw, query: 'holm', page: 3 })
  expect(readHolderSearch({ userType: 'king', sortBy: 'hash', page: '1' })).toEqual({})
})
