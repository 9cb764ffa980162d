import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Coupon } from '@stackyard/shared/schema/coupon'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { CouponForm } from './coupon-form'
import { CouponList } from './coupon-list'

const coupon: Coupon = {
  id: 1,
  _id: 1,
  code: 'FUEL',
  appliesTo: 'wallet',
  kind: 'percent',
  percent: 15,
  amountCents: null,
  startsAt: null,
  endsAt: null,
  totalUses: null,
  usesPerUser: 1,
  isActive: true,
  useCount: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
}

it('a coupon can be for wallet top-ups, and the list says so', async () => {
  const calls = standInApi(({ method }) => (method === 'POST' ? coupon : [coupon]))
  const onDone = vi.fn()
  await renderInApp(
    <>
      <CouponForm onDone={onDone} />
      <CouponList search={{}} onSearch={() => undefined} />
    </>,
  )
  await userEvent.type(await screen.findByLabelText(/^Code/), 'fuel')
  await userEvent.selectOptions(screen.getByLabelText('For'), 'Wallet top-up')
  await userEvent.type(screen.getByLabelText(/^Percent/), '15')
  await userEvent.click(screen.getByRole('button', { name: 'Create coupon' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ appliesTo: 'wallet', percent: 15 })
  expect(await screen.findByText('15% off a wallet top-up')).toBeDefined()
})

describe('the list of coupons (R-427)', () => {
  const openList = async (given: Coupon, search = {}) => {
    const onSearch = vi.fn()
    const calls = standInApi(({ method }) => (method === 'GET' ? [given] : given))
    await renderInApp(<CouponList search={search} onSearch={onSearch} />)
    await screen.findByText('FUEL')
    const choose = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: 'Actions for FUEL' }))
      await userEvent.click(screen.getByRole('menuitem', { name }))
    }
    return { calls, onSearch, choose }
  }

  it('R-427: a coupon is switched off, and on again, from its menu', async () => {
    const { calls, choose } = await openList(coupon)
    await choose('Switch off')
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
        path: '/coupon/1',
        body: { isActive: false },
      }),
    )
  })

  it('R-427: one that is off offers to be switched on, and says so', async () => {
    const { calls, choose } = await openList({ ...coupon, isActive: false })
    expect(within(screen.getByRole('listitem')).getByText('Switched off')).toBeDefined()
    await choose('Switch on')
    await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ isActive: true }))
  })

  it('R-427: is changed in a dialog that begins with what it is', async () => {
    const { calls, choose } = await openList(coupon)
    await choose('Edit')
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByLabelText<HTMLInputElement>(/^Code/).value).toBe('FUEL')
    const percent = dialog.getByLabelText(/^Percent/)
    await userEvent.clear(percent)
    await userEvent.type(percent, '25')
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ percent: 25, usesPerUser: 1 }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('R-427: one that nobody has used is deleted after a question', async () => {
    const { calls, choose } = await openList(coupon)
    await choose('Delete')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe('/coupon/1'))
  })

  it('R-427: one that was used is not deleted, and its code does not change', async () => {
    const { choose } = await openList({ ...coupon, useCount: 2 })
    await choose('Edit')
    expect(within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(/^Code/).readOnly).toBe(true)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Actions for FUEL' }))
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
  })

  it('R-427: is searched, narrowed and paged by its address', async () => {
    const { calls, onSearch } = await openList(coupon, { query: 'FU', status: 'active', page: 3 })
    const [asked] = calls
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ query: 'FU', active: 'true', limit: '24', skip: '48' })
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Switched off')
    expect(onSearch).toHaveBeenCalledWith({ query: 'FU', status: 'inactive', page: undefined })
  })
})
