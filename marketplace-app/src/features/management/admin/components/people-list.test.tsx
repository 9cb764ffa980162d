import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { describe, expect, it, vi } from 'vitest'
import { planFrom } from '@stackyard/shared/domain/plan-catalog'
import { text } from '@stackyard/shared/messages/text'
import { planIds } from '@stackyard/shared/reference/plans'
import type { DirectoryUser } from '@stackyard/shared/schema/curation'
import { Refusal, renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { PeopleList } from './people-list'
import { ServiceTypeChange } from './provider-dialogs'

const person = (changes: Partial<DirectoryUser>): DirectoryUser =>
  ({
    id: 5,
    _id: 5,
    userType: 'seller',
    serviceType: 'warehouse',
    firstName: 'Pia',
    lastName: 'Holm',
    email: 'pia@holm.test',
    company: 'Holm Storage',
    userUrl: 'holm-storage',
    planId: 'growth',
    avatar: null,
    diamond: 1,
    isVerified: false,
    isActive: true,
    serviceCount: 2,
    totalTransactions: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  }) as DirectoryUser

const plans = planIds.map((id) => planFrom(id, {}))

const isWrite = ({ method }: SentCall) => method !== 'GET'

type Given = {
  kind?: 'seller' | 'customer' | 'manager'
  search?: object
  refuses?: RegExp
  onSearch?: (search: object) => void
}

const openList = async (
  people: DirectoryUser[],
  { kind = 'seller', search = {}, refuses, onSearch = () => undefined }: Given = {},
) => {
  const calls = standInApi(({ path, method }) => {
    if (refuses?.test(`${method} ${path}`)) throw new Refusal(500, 'The disk is full.')
    if (path.startsWith('/admin/plan/')) return { userId: people[0]?.id, planId: 'scale' }
    if (method !== 'GET') return people[0]
    if (path.startsWith('/plans')) return plans
    return path === '/users/unclaimUsers' ? [] : people
  })
  await renderInApp(<PeopleList kind={kind} search={search} onSearch={onSearch} />)
  await waitFor(() => expect(screen.queryAllByRole('listitem').length).toBe(people.length))
  return calls
}
const choose = async (item: string) => {
  await userEvent.click(screen.getByRole('menuitem', { name: item }))
  return screen.findByRole('dialog')
}

describe('the directory', () => {
  it('R-476 R-477: managers are asked for by kind, page, order and words; the button leads to a new one', async () => {
    const search = { query: 'quay', sortBy: 'company', order: 'asc', page: 3 }
    const calls = await openList([person({ userType: 'manager' })], { kind: 'manager', search })
    expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({
      userType: 'manager',
      query: 'quay',
      sortBy: 'company',
      order: 'asc',
      limit: '24',
      skip: '48',
    })
    expect(screen.getByText('Create Manager').closest('a')?.getAttribute('href')).toBe('/dashboard/managed/create')
  })

  it.each(['seller', 'customer'] as const)('R-499: %ss are asked for by kind, page and activity', async (kind) => {
    const calls = await openList([person({ userType: kind })], { kind, search: { status: 'inactive' } })
    expect(Object.fromEntries(calls[0]?.query ?? [])).toMatchObject({
      userType: kind,
      active: 'false',
      limit: '24',
      skip: '0',
    })
  })
})

it('the item of a change offers the opposite afterwards, in the same menu', async () => {
  let isActive = true
  standInApi(({ path, method }) => {
    if (method !== 'GET') isActive = false
    if (path.startsWith('/plans')) return plans
    return path === '/users/unclaimUsers' ? [] : [person({ isActive })]
  })
  await renderInApp(<PeopleList kind="seller" search={{}} onSearch={() => undefined} />)
  const menu = await screen.findByRole('button', { name: 'Actions for Holm Storage' })
  const dialog = await choose('Deactivate')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate' }))
  expect(await screen.findByRole('menuitem', { name: 'Activate' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Actions for Holm Storage' })).toBe(menu)
})

describe('the plan of another person', () => {
  it('R-401: an admin chooses it from the menu and confirms; the card shows it', async () => {
    const calls = await openList([person({ planId: 'growth' })])
    await screen.findByText(/· Growth plan/)
    const dialog = await choose('Change plan')
    const radios = () => within(dialog).getAllByRole<HTMLInputElement>('radio')
    expect(radios().map(({ value, checked }) => [value, checked])).toEqual([
      ['free', false],
      ['growth', true],
      ['scale', false],
    ])
    await userEvent.click(within(dialog).getByRole('radio', { name: /Scale/ }))
    expect(calls.filter(isWrite)).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change plan' }))
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('The plan is Scale now', undefined))
    expect(calls.filter(isWrite)).toMatchObject([
      { method: 'PUT', path: '/admin/plan/upgrade/5', body: { planId: 'scale' } },
    ])
  })

  it('R-401: says so when a plan that is paid for is higher', async () => {
    await openList([person({ planId: 'scale' })])
    const dialog = await choose('Change plan')
    await userEvent.click(await within(dialog).findByRole('radio', { name: /Free/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change plan' }))
    await waitFor(() => expect(toast.warning).toHaveBeenCalledWith(expect.stringContaining('has not changed')))
  })

  it('R-403: a failure is said', async () => {
    await openList([person({})], { refuses: /^PUT/ })
    const dialog = await choose('Change plan')
    await userEvent.click(await within(dialog).findByRole('radio', { name: /Scale/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change plan' }))
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Error in upgrading plan', expect.anything()))
  })
})

describe('the managers', () => {
  it('R-475: a search box, and a popover with sortBy, order and Apply, go to the address together', async () => {
    const onSearch = vi.fn<(search: object) => void>()
    await openList([person({ userType: 'manager' })], { kind: 'manager', search: { page: 4 }, onSearch })
    const opener = screen.getByRole('button', { name: 'Filter' })
    const popover = screen.getByRole('group', { name: 'Filter' })
    expect([popover.getAttribute('popover'), opener.getAttribute('popovertarget')]).toEqual(['auto', popover.id])
    await userEvent.type(screen.getByRole('searchbox'), ' quay ')
    await userEvent.selectOptions(within(popover).getByRole('combobox', { name: 'Sort by' }), 'company')
    await userEvent.selectOptions(within(popover).getByRole('combobox', { name: 'Order' }), 'asc')
    expect(onSearch).not.toHaveBeenCalled()
    await userEvent.click(within(popover).getByRole('button', { name: 'Apply' }))
    expect(onSearch).toHaveBeenCalledExactlyOnceWith({ query: 'quay', sortBy: 'company', order: 'asc' })
  })
})

describe('the order of the directory', () => {
  it('R-055 R-056: eleven values by their names, up or down, and Apply', async () => {
    await openList([person({})])
    const optionsOf = (name: string) =>
      within(screen.getByRole('combobox', { name })).getAllByRole<HTMLOptionElement>('option')
    const sorts = optionsOf('Sort by').map(({ value, textContent }) => [value, textContent])
    expect(sorts).toHaveLength(11)
    expect(new Set(sorts.map(([value]) => value)).size).toBe(11)
    expect(Object.fromEntries(sorts)).toMatchObject({
      company: 'Company Name',
      serviceCount: 'Number of Buildings',
      createdAt: 'Created Date',
      warehouse: 'Warehouses',
    })
    expect(optionsOf('Order').map(({ value }) => value)).toEqual(['asc', 'desc'])
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDefined()
  })
})

describe('what an admin does with a provider', () => {
  it.each([
    [false, 'Verify Provider', true, 'Error in verify user'],
    [true, 'Unverify Provider', false, 'Error in unverify user'],
  ])(
    'R-277 R-281: verified %s offers "%s", asks, sends, and says what failed',
    async (isVerified, title, sent, failed) => {
      const calls = await openList([person({ isVerified })], { refuses: /^PUT/ })
      const dialog = await choose(title)
      expect(within(dialog).getByRole('heading', { name: title })).toBeDefined()
      expect(calls.filter(isWrite)).toEqual([])
      await userEvent.click(within(dialog).getByRole('button', { name: title }))
      await waitFor(() => expect(toast.error).toHaveBeenCalledWith(failed, expect.anything()))
      expect(calls.find(isWrite)).toMatchObject({ method: 'PUT', path: '/admin/users/5', body: { isVerified: sent } })
    },
  )

  it('R-279: diamonds are chosen from 0 to 5 and confirmed', async () => {
    const calls = await openList([person({})])
    const dialog = await choose('Set diamonds')
    expect(within(dialog).getByText('Change the seller diamonds?')).toBeDefined()
    expect(dialog.textContent).toContain(text('diamond.dialog.body'))
    expect(
      within(dialog)
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value),
    ).toEqual(['0', '1', '2', '3', '4', '5'])
    await userEvent.selectOptions(within(dialog).getByRole('combobox'), '4')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Set diamonds' }))
    await waitFor(() =>
      expect(calls.find(isWrite)).toMatchObject({ method: 'PUT', path: '/admin/users/5', body: { diamond: 4 } }),
    )
  })

  it('R-280: diamonds and verification are for providers of warehouses', async () => {
    await openList([person({}), person({ id: 6, _id: 6, serviceType: 'software' })])
    const [ofWarehouses, ofSoftware] = screen.getAllByRole('listitem').map((card) => within(card))
    for (const name of ['Set diamonds', 'Verify Provider']) {
      expect(ofWarehouses?.queryByRole('menuitem', { name })).not.toBeNull()
      expect(ofSoftware?.queryByRole('menuitem', { name })).toBeNull()
    }
  })

  it('R-481: a failed change of the service type shows the server’s message', async () => {
    await openList([person({ userType: 'manager' })], { kind: 'manager', refuses: /^PATCH/ })
    const dialog = await choose('Change service type')
    await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'software')
    await userEvent.click(within(dialog).getByRole('button', { name: text('serviceType.change.title') }))
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('The disk is full.', expect.anything()))
  })

  it.each([
    ['software', '/dashboard/managed/services/create/5?serviceType=software'],
    ['warehouse', '/dashboard/managed/warehouses/create/5'],
  ])('R-480: changed to %s, the form of that kind opens', async (type, form) => {
    standInApi(({ method }) => (method === 'GET' ? [] : person({ userType: 'manager' })))
    const serviceType = type === 'warehouse' ? 'software' : 'warehouse'
    const onClose = vi.fn()
    const managed = person({ userType: 'manager', serviceType })
    const { history } = await renderInApp(<ServiceTypeChange person={managed} onClose={onClose} />)
    const dialog = await screen.findByRole('dialog')
    await userEvent.selectOptions(within(dialog).getByRole('combobox'), type)
    await userEvent.click(within(dialog).getByRole('button', { name: text('serviceType.change.title') }))
    await waitFor(() => expect(history.location.href).toBe(form))
    expect(onClose).toHaveBeenCalled()
  })

  it('R-483: a list of unclaimed users that fails says so', async () => {
    await openList([person({ userType: 'manager' })], { kind: 'manager', refuses: /unclaimUsers/ })
    const dialog = await choose(text('claimExisting.title'))
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Error loading users.')
  })
})
