import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { afterEach, expect, it } from 'vitest'
import type { Session } from '@stackyard/shared/schema/account'
import type { BillingSummary } from '@stackyard/shared/schema/payment'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { sampleWarehouse } from '@stackyard/shared/ui/sample-warehouse.test-data'
import { standInApi } from '../../../../lib/render-in-app.test-data'
import { endSession, startSession } from '../../../../lib/session'
import { store } from '../../../../lib/store'
import { account } from './-reservation.test-data'
import { Route } from './$id'

const customer = { id: 9, userType: 'customer', isEmailVerified: true, kycVerified: true } as SessionUser
const figures = '/dashboard/warehouses/7?month=1&space=10&mode=PALLET'

/** The page at an address, with only its own route. */
async function visit(address: string, methods: Partial<BillingSummary> = {}, orders: object[] = []) {
  const noMethods = { primaryBillingInfo: null, primaryCard: null, primaryACH: null, annualPlan: false, ...methods }
  standInApi(({ method, path }) => {
    if (path === '/user/billing') return noMethods
    if (path.startsWith('/user/transaction')) return orders
    if (method === 'POST' && path.startsWith('/purchase')) return { id: 77, clientSecret: null }
    if (path === '/warehouse/7') return sampleWarehouse({ price1: 20, hasStoragePrices: true, totalSpace: 10_000 })
    return path.startsWith('/user/') ? customer : []
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const root = createRootRouteWithContext<{ queryClient: QueryClient }>()()
  const page = Route.update({
    id: '/_shell/dashboard/warehouses/$id',
    path: '/dashboard/warehouses/$id',
    getParentRoute: () => root,
  } as never)
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root.addChildren([page as never]), history, context: { queryClient } })
  await router.load()
  render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </Provider>,
  )
  return history
}

afterEach(endSession)

it('R-108 R-351: #RESERVE opens the reservation to a customer; closing it leaves the figures and takes the hash away', async () => {
  startSession({ user: customer, token: 'a-token', refreshToken: 'another' } as Session)
  const history = await visit(`${figures}#RESERVE`)
  const dialog = await screen.findByRole('dialog', { name: /Reserve/ })
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(history.location.href).toBe(figures))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Reserve/ })).toBeNull())
})

it('R-108: after the order is placed the address of the form is gone, so that Back does not open it again', async () => {
  startSession({ user: customer, token: 'a-token', refreshToken: 'another' } as Session)
  const history = await visit(`${figures}#RESERVE`, { primaryACH: account })
  const dialog = await screen.findByRole('dialog', { name: /Reserve/ })
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'Agree to Merchant Agreement' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm Payment' }))
  await within(dialog).findByRole('link', { name: 'View reservation' })
  expect(history.location.href).toBe(figures)
  expect(history.length).toBe(1)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Reserve/ })).toBeNull())
})

it('a customer who has a reservation of the warehouse is told so, with the way to it', async () => {
  startSession({ user: customer, token: 'a-token', refreshToken: 'another' } as Session)
  const order = {
    id: 41,
    type: 'offering',
    status: 'pending',
    quantity: 12,
    spaceType: 'PALLET',
    startDate: '2027-01-04',
  }
  await visit(figures, {}, [
    { ...order, warehouse: { id: 7 } },
    { ...order, id: 42, status: 'cancelled', warehouse: { id: 7 } },
    { ...order, id: 43, warehouse: { id: 8 } },
  ])
  expect(await screen.findByText('You have a reservation here')).toBeDefined()
  expect(screen.getByText(/12 pallets from/)).toBeDefined()
  expect(screen.getAllByRole('link', { name: /^Reservation \d+$/ }).map((link) => link.textContent)).toEqual([
    'Reservation 41',
  ])
})
