import { act, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Refusal, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { endSession, startSession } from '../../../../lib/session'
import { store } from '../../../../lib/store'
import { FullPlanNote, WithRoom } from './full-plan'

const signIn = (userType = 'seller') =>
  startSession({
    token: 't',
    refreshToken: 'r',
    expiresAt: '2030-01-01T00:00:00.000Z',
    user: { id: 1, userType },
  } as never)

const show = (ui: ReactNode) => renderInApp(<Provider store={store}>{ui}</Provider>)
const form = <WithRoom title="List a warehouse">the form</WithRoom>

const open = async (listingLimit: number | null, listingCount: number, userType?: string) => {
  signIn(userType)
  const calls = standInApi(() => ({ listingLimit, listingCount }))
  await show(form)
  return calls
}

afterEach(() => act(endSession))

describe('a provider whose plan is full', () => {
  it('is told before the first field, with the way to a larger plan', async () => {
    await open(1, 1)
    expect(await screen.findByText('Your plan includes one listing, and you have used it')).toBeDefined()
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/settings#subscriptions')
    expect(screen.queryByText('the form')).toBeNull()
  })

  it.each([
    [1, 0],
    [10, 9],
    [null, 400],
  ])('gets the form with room for %s and %i listings', async (limit, count) => {
    await open(limit, count)
    expect(await screen.findByText('the form')).toBeDefined()
  })

  it('gets the form when nobody can say: the server decides', async () => {
    signIn()
    standInApi(() => {
      throw new Refusal(403, 'Not now')
    })
    await show(form)
    expect(await screen.findByText('the form')).toBeDefined()
  })

  it('a manager is asked nothing', async () => {
    const calls = await open(1, 40, 'manager')
    expect(await screen.findByText('the form')).toBeDefined()
    expect(calls).toEqual([])
  })

  it('reads of it above the own list', async () => {
    await renderInApp(<FullPlanNote limit={10} />)
    expect((await screen.findByRole('status')).textContent).toContain(
      'Your plan includes 10 listings, and you have used all of them',
    )
  })
})
