import type { SessionUser } from '@stackyard/shared/schema/user'

/** What tells a provider of services, such as a carrier, from one of warehouses. */
export type Trader = Pick<SessionUser, 'userType' | 'serviceType'>

/** Whether a seller offers a service and no space. */
export const isServiceProvider = (person: Trader | null | undefined): boolean =>
  person?.userType === 'seller' && Boolean(person.serviceType) && person.serviceType !== 'warehouse'
