import type { SignupInput } from '@stackyard/shared/schema/account'
import { serviceTypes } from '@stackyard/shared/reference/service-types'

export const emptySignUp = {
  userType: 'customer' as SignupInput['userType'],
  firstName: '',
  lastName: '',
  company: '',
  serviceType: undefined as SignupInput['serviceType'],
  email: '',
  phone: '',
  password: '',
}

export const serviceTypeOptions = serviceTypes.map((type) => ({ value: type.key, label: type.label }))

/** An unchosen service is absent, and a customer has none, whatever was picked before the switch. */
export const cleanServiceType = (userType: SignupInput['userType'], chosen: string | undefined): string | undefined =>
  userType === 'seller' && chosen ? chosen : undefined
