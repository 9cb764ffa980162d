import type { Audience } from '@stackyard/shared/contract/endpoint'
import type { UserType } from '@stackyard/shared/schema/user'
import { CodedError } from '../../platform/coded-error'
import type { RequestContext } from '../../platform/procedure'

const everyone: readonly UserType[] = ['admin', 'editor', 'manager', 'seller', 'customer']

/** Which userTypes an audience admits; `public` admits visitors too. */
export const admitted: Readonly<Record<Audience, readonly UserType[]>> = {
  public: everyone,
  user: everyone,
  owner: everyone,
  customer: ['customer'],
  seller: ['seller'],
  editor: ['editor', 'admin'],
  admin: ['admin'],
}

/** Lets pass whom the endpoint's audience names. @throws CodedError UNAUTHENTICATED or FORBIDDEN. */
export function assertAudience(audience: readonly Audience[], { user }: Pick<RequestContext, 'user'>): void {
  if (audience.includes('public')) return
  if (!user) throw new CodedError('UNAUTHENTICATED')
  if (!audience.some((one) => admitted[one].includes(user.userType))) throw new CodedError('FORBIDDEN')
}
