import type { Env } from '../../../env'

/** Whether admins and editors must have a second factor: in live installations, unless it is set otherwise. */
export const isFactorRequired = ({ STAFF_SECOND_FACTOR, LIVE }: Pick<Env, 'STAFF_SECOND_FACTOR' | 'LIVE'>): boolean =>
  STAFF_SECOND_FACTOR ?? LIVE !== false

/** Whether an account is one of the team. */
export const isOfStaff = (userType: string): boolean => userType === 'admin' || userType === 'editor'
