import { describe, expect, it } from 'vitest'
import { isAppPath, isReservationLink, landingAfterLogin, landingAfterRegister } from './landing'

const reservation = '/dashboard/warehouses/7?month=3&space=1000&mode=SQ_FEET#RESERVE'

describe('where a person lands', () => {
  it('comes back to the open reservation with the same figures', () => {
    expect(landingAfterRegister(reservation, null)).toBe(reservation)
    expect(landingAfterLogin(reservation)).toBe(reservation)
    expect(isReservationLink(reservation)).toBe(true)
  })

  it('R-452: goes to the dashboard after sign-in, to the settings after registration', () => {
    expect(landingAfterLogin(undefined)).toBe('/dashboard')
    const registered = (userType: 'customer' | 'seller', serviceType: 'warehouse' | 'transportation' | null) =>
      landingAfterRegister(undefined, { userType, serviceType })
    expect(registered('customer', null)).toBe('/settings/#general')
    expect(registered('seller', 'transportation')).toBe('/settings/#general')
    expect(registered('seller', 'warehouse')).toBe('/settings/#warehouses')
  })

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '/\t/evil.test'])(
    'never leaves the origin: %j',
    (returnTo) => {
      expect(landingAfterLogin(returnTo)).toBe('/dashboard')
      expect(landingAfterRegister(returnTo, null)).toBe('/settings/#general')
    },
  )

  it('tells the pages of the app from those of the site and the panel', () => {
    expect(['/dashboard', '/dashboard?x=1', '/settings/#billing', '/auth/login'].map(isAppPath)).toEqual(
      Array.from({ length: 4 }, () => true),
    )
    expect(['/', '/warehouses/blue-dock', '/admin', '/dashboards', '/news'].map(isAppPath)).toEqual(
      Array.from({ length: 5 }, () => false),
    )
  })
})
