import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { describe, expect, it, vi } from 'vitest'
import { planFrom } from '@stackyard/shared/domain/plan-catalog'
import { text } from '@stackyard/shared/messages/text'
import type { ManagedListing } from '@stackyard/shared/schema/managed-listing'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../../lib/api'
import { Refusal, renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { sampleRow } from '../managed-listing.test-data'
import { ListingMenu } from './listing-menu'

const off = { visible: false, isVerified: false, isFeatured: false, isFirstSpotlight: false, isHighPriority: false }
const on = { visible: true, isVerified: true, isFeatured: true, isFirstSpotlight: true, isHighPriority: true }

/** Flag, its way, the item, and the messages of the catalog: ten toggles, and the diamonds apart. */
const toggles = [
  ['visible', true, 'Show this warehouse', 'warehouse.show'],
  ['visible', false, 'Hide this warehouse', 'warehouse.hide'],
  ['isVerified', true, 'Make verified', 'warehouse.verify'],
  ['isVerified', false, 'Remove verified', 'warehouse.unverify'],
  ['isFeatured', true, 'Make spotlight', 'warehouse.spotlight'],
  ['isFeatured', false, 'Remove spotlight', 'warehouse.unspotlight'],
  ['isFirstSpotlight', true, 'Make 1st spotlight', 'warehouse.firstSpotlight'],
  ['isFirstSpotlight', false, 'Remove 1st spotlight', 'warehouse.unfirstSpotlight'],
  ['isHighPriority', true, 'Make high priority', 'warehouse.highPriority'],
  ['isHighPriority', false, 'Remove high priority', 'warehouse.unhighPriority'],
] as const

const isWrite = ({ method }: SentCall) => method !== 'GET'

function MenuOfList({ listing }: { listing: ManagedListing }) {
  useQuery(apiQuery.supply.dashboardList.queryOptions({ input: {} }))
  return <ListingMenu listing={listing} />
}

const openMenu = async (listing: ManagedListing, refuses = false) => {
  const calls = standInApi(({ method }) => {
    if (method === 'GET') return [listing]
    if (refuses) throw new Refusal(500, 'The disk is full.')
    return method === 'DELETE' ? { modifiedCount: 1, deletedCount: 0 } : listing
  })
  const shown = await renderInApp(<MenuOfList listing={listing} />)
  await screen.findByLabelText(/^Actions for Depot 7/)
  return { calls, ...shown }
}
const choose = async (item: string) => {
  await userEvent.click(screen.getByText(item))
  return screen.findByRole('dialog')
}

describe('an admin’s menu of a listing', () => {
  it.each(toggles)(
    'R-262 R-266 R-267: %s %s asks first, sends this one flag and says what was done',
    async (flag, value, item, key) => {
      const { calls } = await openMenu(sampleRow(7, value ? off : on))
      const dialog = await choose(item)
      expect(calls.filter(isWrite)).toEqual([])
      await userEvent.click(within(dialog).getByText(item))
      await waitFor(() => expect(toast.success).toHaveBeenCalledWith(text(`${key}.success`), undefined))
      expect(calls.filter(isWrite)).toMatchObject([
        { method: 'PUT', path: '/admin/warehouse/7', body: { [flag]: value } },
      ])
      expect(Object.keys(calls.find(isWrite)?.body as object)).toEqual([flag])
    },
  )

  it.each(toggles)('R-267: %s %s that fails says so', async (_flag, value, item, key) => {
    await openMenu(sampleRow(7, value ? off : on), true)
    await userEvent.click(within(await choose(item)).getByText(item))
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledWith(text(`${key}.error`), expect.objectContaining({ duration: 10_000 })),
    )
    expect(toast.success).not.toHaveBeenCalled()
  })

  it('R-262 R-266 R-267: diamonds are set to the level that was confirmed', async () => {
    const { calls } = await openMenu(sampleRow(7))
    const dialog = await choose('Set diamonds')
    await userEvent.selectOptions(within(dialog).getByRole('combobox'), '4')
    expect(calls.filter(isWrite)).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Set diamonds' }))
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith(text('diamond.success'), undefined))
    expect(calls.find(isWrite)).toMatchObject({ path: '/admin/warehouse/7', body: { diamond: 4 } })
  })

  it('R-265: after a toggle the list is fetched again and the page loaded again', async () => {
    const { calls, router } = await openMenu(sampleRow(7, on))
    const reload = vi.spyOn(router, 'invalidate')
    const before = calls.filter((call) => !isWrite(call)).length
    await userEvent.click(within(await choose('Remove verified')).getByText('Remove verified'))
    await waitFor(() => expect(calls.filter((call) => !isWrite(call))).toHaveLength(before + 1))
    expect(calls.at(-1)?.path).toBe('/warehouse/findWarehouseForDashboard')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('R-268: a plan to which admins have given spotlights bars nothing', async () => {
    const free = sampleRow(7, { ...off, seller: { ...sampleRow(7).seller, planId: 'free' } })
    standInApi(({ path }) => (path.startsWith('/plans') ? [planFrom('free', { canSpotlight: true })] : [free]))
    await renderInApp(<MenuOfList listing={free} />)
    await waitFor(() =>
      expect(screen.getByText('Make spotlight').closest('button')?.getAttribute('aria-disabled')).toBe('false'),
    )
  })

  it('R-268: spotlight, 1st spotlight and high priority wait for a plan with the right to them', async () => {
    const free = sampleRow(7, { ...off, seller: { ...sampleRow(7).seller, planId: 'free' } })
    await openMenu(free)
    const barred = screen.getAllByRole('menuitem').filter((item) => item.getAttribute('aria-disabled') === 'true')
    expect(barred.map(({ textContent }) => textContent)).toEqual([
      'Make spotlightNeeds a plan with spotlights',
      'Make 1st spotlightNeeds a plan with spotlights',
      'Make high priorityNeeds a plan with spotlights',
    ])
    await userEvent.click(barred[0] as HTMLElement)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['manager', true],
    ['seller', true],
    ['admin', false],
  ])('R-269: delete stands for a listing of a %s: %s', async (userType, isThere) => {
    await openMenu(sampleRow(7, { seller: { ...sampleRow(7).seller, userType } }))
    expect(screen.queryByText('Delete') !== null).toBe(isThere)
  })

  it.each([
    [{}, false],
    [{ latitude: null }, true],
    [{ longitude: null }, true],
  ])('R-077: with %j the icon is red: %s', async (place, isRed) => {
    await openMenu(sampleRow(7, place))
    const button = screen.getByLabelText(/^Actions for Depot 7/)
    expect(button.querySelector('svg')?.classList.contains('text-danger-ink')).toBe(isRed)
  })

  it('R-272: after an admin’s delete the page loads again', async () => {
    const { calls, router } = await openMenu(sampleRow(7))
    const reload = vi.spyOn(router, 'invalidate')
    const dialog = await choose('Delete')
    await userEvent.click(within(dialog).getByRole('button', { name: text('warehouse.delete.action') }))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(calls.find(isWrite)).toMatchObject({ method: 'DELETE', path: '/warehouse/7/admin' })
    expect(toast.success).toHaveBeenCalledWith(text('warehouse.delete.success'), undefined)
  })
})
