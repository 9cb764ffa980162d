import { redirect } from '@tanstack/react-router'
import { currentUser } from './session'

/** For screens of signed-in people: a visitor signs in first and comes back to this very address. */
export const requireSession = ({ location }: { location: { href: string } }): void => {
  if (!currentUser()) throw redirect({ to: '/auth/login', search: { returnTo: location.href } })
}

/** For screens of admins: visitors sign in, everybody else goes back to the start page. */
export const requireAdmin = (context: { location: { href: string } }): void => {
  requireSession(context)
  if (currentUser()?.userType !== 'admin') throw redirect({ to: '/dashboard' })
}

/** For screens of sellers; visitors sign in, everybody else goes back to the start page. */
export const requireSeller = (context: { location: { href: string } }): void => {
  requireSession(context)
  if (currentUser()?.userType !== 'seller') throw redirect({ to: '/dashboard' })
}

/** For screens of whoever offers space: sellers and managed profiles; visitors sign in, everybody else goes back to the start page. */
export const requireProvider = (context: { location: { href: string } }): void => {
  requireSession(context)
  if (!['seller', 'manager'].includes(currentUser()?.userType ?? '')) throw redirect({ to: '/dashboard' })
}

/** For the forms of listings: sellers and admins; visitors sign in, everybody else goes back to the start page. */
export const requireListingWriter = (context: { location: { href: string } }): void => {
  requireSession(context)
  if (!['seller', 'admin'].includes(currentUser()?.userType ?? '')) throw redirect({ to: '/dashboard' })
}

/** For screens of content: editors and admins; visitors sign in, everybody else goes back to the start page. */
export const requireEditor = (context: { location: { href: string } }): void => {
  requireSession(context)
  if (!['editor', 'admin'].includes(currentUser()?.userType ?? '')) throw redirect({ to: '/dashboard' })
}

/** An account of the team that lacks its second factor sees its security settings and nothing else. */
export const requireSecondFactor = ({ location }: { location: { pathname: string } }): void => {
  if (currentUser()?.needsSecondFactor && !location.pathname.startsWith('/settings'))
    throw redirect({ to: '/settings', hash: 'security' })
}
