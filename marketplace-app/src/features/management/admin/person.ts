import type { DirectoryUser } from '@stackyard/shared/schema/curation'
import { isPlaceholderMail } from '@stackyard/shared/domain/placeholder-mail'

type Names = Pick<DirectoryUser, 'company' | 'firstName' | 'lastName' | 'email'>

/** What a person is called in lists and questions. */
export const nameOf = ({ company, firstName, lastName, email }: Names): string =>
  company || `${firstName} ${lastName}`.trim() || email

/** The address a person reads; managed profiles without one have a placeholder, which is nobody's. */
export const mailOf = (person: Pick<DirectoryUser, 'email' | 'userUrl'>): string =>
  isPlaceholderMail(person) ? '' : person.email

export const isProvider = ({ userType }: Pick<DirectoryUser, 'userType'>): boolean =>
  userType === 'seller' || userType === 'manager'

/** Diamonds and verification are for providers of warehouses. */
export const isCurated = (person: Pick<DirectoryUser, 'userType' | 'serviceType'>): boolean =>
  isProvider(person) && (person.serviceType === null || person.serviceType === 'warehouse')
