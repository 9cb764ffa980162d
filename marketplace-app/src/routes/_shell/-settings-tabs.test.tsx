import { screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import type { Session } from '@stackyard/shared/schema/account'
import { renderInApp, standInApi } from '../../lib/render-in-app.test-data'
import { startSession } from '../../lib/session'
import { store } from '../../lib/store'
import { settingsTabs, tabsFor } from './-settings-tabs'

async function openTab(value: string) {
  const calls = standInApi(({ path }) => (path.startsWith('/config') ? {} : []))
  startSession({
    user: { id: 7, userType: 'customer', isEmailVerified: true },
    token: 't',
    refreshToken: 'r',
  } as Session)
  const Panel = settingsTabs.find((tab) => tab.value === value)?.Panel
  if (!Panel) throw new Error(`no tab ${value}`)
  await renderInApp(
    <Provider store={store}>
      <Suspense>
        <Panel />
      </Suspense>
    </Provider>,
    '/settings',
  )
  return calls
}

it('R-466: billing shows payment cards, billing details and ACH accounts', async () => {
  const calls = await openTab('billing')
  for (const name of [/^payment cards?$/i, /^billing/i, /ach/i])
    expect(await screen.findByRole('heading', { name, level: 2 })).toBeTruthy()
  const read = calls.map(({ path }) => path.replace(/\/$/, ''))
  for (const path of ['/user/cards', '/user/billing-info', '/user/ach']) expect(read).toContain(path)
})

it('R-467: transactions shows those of the user', async () => {
  const calls = await openTab('transactions')
  await screen.findByRole('status')
  expect(calls.map(({ path }) => path.replace(/\/$/, ''))).toContain('/user/transaction')
})

it.each(['customer', 'seller', 'manager', 'admin'] as const)(
  'R-464: a %s has its permissions and transactions',
  (userType) => {
    for (const anchor of ['permissions', 'transactions', 'subscriptions'])
      expect(tabsFor({ userType, serviceType: null }, anchor).open.value).toBe(anchor)
  },
)

it.each([
  ['seller', 'warehouse', ['warehouses', 'payouts', 'transactions']],
  ['seller', 'software', ['services', 'payouts', 'transactions']],
  ['customer', null, ['RFP', 'transactions']],
  ['manager', null, ['warehouses', 'transactions']],
] as const)(
  'what a %s (%s) finds in the sidebar is no tab until its anchor opens it',
  (userType, serviceType, moved) => {
    const shown = (hash: string) => tabsFor({ userType, serviceType }, hash).shown.map(({ value }) => value)
    expect(shown('general')).toEqual(expect.not.arrayContaining([...moved]))
    for (const anchor of moved) {
      expect(shown(anchor)).toContain(anchor)
      expect(tabsFor({ userType, serviceType }, anchor).open.movedTo).toBeDefined()
    }
  },
)

it('a provider of services has services for a tab, one of warehouses has warehouses', () => {
  const tabsOf = (serviceType: 'warehouse' | 'software' | null, hash: string) => {
    const { shown, open } = tabsFor({ userType: 'seller', serviceType }, hash)
    return [
      shown.map(({ label }) => label).filter((label) => label === 'Services' || label === 'Warehouses'),
      open.value,
    ]
  }
  expect(tabsOf('software', 'services')).toEqual([['Services'], 'services'])
  expect(tabsOf('software', 'warehouses')).toEqual([['Services'], 'services'])
  expect(tabsOf('warehouse', 'warehouses')).toEqual([['Warehouses'], 'warehouses'])
  expect(tabsOf(null, 'services')).toEqual([[], 'general'])
  expect(tabsFor({ userType: 'customer', serviceType: null }, 'warehouses').open.value).toBe('general')
})
