import { AuthenticationError, type CollectionBeforeLoginHook } from 'payload'
import { isStaff } from '../../../../platform/staff'

/** Payload's own sign-in is the panel's: it gives a session to active editors and admins only. */
export const admitStaff: CollectionBeforeLoginHook = ({ req, user }) => {
  if (!isStaff({ ...req, user } as typeof req)) throw new AuthenticationError(req.t)
}
