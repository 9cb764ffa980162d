import { safeReturnTo } from '@stackyard/shared/domain/return-to'
import type { SessionUser } from '@stackyard/shared/schema/user'

/**
 * Where a person lands after signing in: back where they were going, else the dashboard root. Editors too:
 * the content panel has a sign-in of its own and would ask them a second time.
 */
export const landingAfterLogin = (returnTo: string | undefined): string => safeReturnTo(returnTo, '/dashboard')

type Registered = Pick<SessionUser, 'userType' | 'serviceType'>

/**
 * Where a person lands after registration: back to the reservation, else the general settings tab; providers of
 * warehouses where they list the first.
 */
export const landingAfterRegister = (returnTo: string | undefined, user: Registered | null): string =>
  safeReturnTo(
    returnTo,
    user?.userType === 'seller' && user.serviceType === 'warehouse' ? '/settings/#warehouses' : '/settings/#general',
  )

/** True when the address leads back to an open reservation, so that the form can say what happens next. */
export const isReservationLink = (returnTo: string | undefined): boolean =>
  safeReturnTo(returnTo, '/').endsWith('#RESERVE')

const appPaths = /^\/(dashboard|auth|settings|acceptPermission)(\/|\?|#|$)/

/** Whether the app's own router shows this address, or the site or the panel does. */
export const isAppPath = (path: string): boolean => appPaths.test(path)
