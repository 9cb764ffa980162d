import { redirect } from '@tanstack/react-router'
import { currentUser } from './session'

/** For screens of signed-in people: a visitor signs in first and comes back to this very address. */
export const requireSession = ({ location }: { location: { href: string } }): void => {
  if (!currentUser()) throw redirect({ to: '/auth/login', search: { returnTo: location.href } })
}
