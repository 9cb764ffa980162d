import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Coupon } from '@stackyard/shared/schema/coupon'
import { renderInApp, standInApi } from '../../../lib/render-in-app.test-data'
import { CouponForm } from './coupon-form'
import { CouponList } from './coupon-list'

it('a coupon can be for wallet top-ups, and the list says so', async () => {
  const coupon = { id: 1, code: 'FUEL', appliesTo: 'wallet', kind: 'percent', percent: 15, useCount: 0 } as Coupon
  const calls = standInApi(({ method }) => (method === 'POST' ? coupon : [{ ...coupon, isActive: true, endsAt: null }]))
  const onDone = vi.fn()
  await renderInApp(
    <>
      <CouponForm onDone={onDone} />
      <CouponList />
    </>,
  )
  await userEvent.type(await screen.findByLabelText(/^Code/), 'fuel')
  await userEvent.selectOptions(screen.getByLabelText('For'), 'Wallet top-up')
  await userEvent.type(screen.getByLabelText(/^Percent/), '15')
  await userEvent.click(screen.getByRole('button', { name: 'New coupon' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ appliesTo: 'wallet', percent: 15 })
  expect(await screen.findByText('15 % off a wallet top-up')).toBeDefined()
})
