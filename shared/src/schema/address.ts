import { z } from 'zod'
import { isDisabledCountry } from '../reference/disabled-countries'

/** Countries whose addresses have no state, by code2. */
export const countriesWithoutState = ['SG', 'DK', 'HU', 'OM'] as const

const line = z.string().trim().max(160)

/** An address as shown; `state` and `country` are codes (US, CA) or names where no code exists. */
export const Address = z.object({
  street1: line.default(''),
  street2: line.default(''),
  city: line.default(''),
  state: line.default(''),
  zipCode: line.default(''),
  country: line.default(''),
})
export type Address = z.infer<typeof Address>

/** Some lines of an address: those that are not sent stay as they are. */
export const AddressChange = z.object({
  street1: line.optional(),
  street2: line.optional(),
  city: line.optional(),
  state: line.optional(),
  zipCode: line.optional(),
  country: line.optional(),
})

const namesWithoutState = ['singapore', 'denmark', 'hungary', 'oman']

const hasNoState = (country: string) =>
  countriesWithoutState.some((code) => code === country.toUpperCase()) ||
  namesWithoutState.includes(country.toLowerCase())

/** The strict address of forms: city, zipCode and country; state except in the four countries without. */
export const StrictAddress = z
  .object({
    street1: line.default(''),
    street2: line.default(''),
    city: line.min(1, 'City is required'),
    state: line.default(''),
    zipCode: line.min(1, 'Zip code is required'),
    country: line
      .min(1, 'Country is required')
      .refine((country) => !isDisabledCountry(country), 'This country cannot be chosen'),
  })
  .refine((address) => address.state !== '' || hasNoState(address.country), {
    path: ['state'],
    message: 'State is required',
  })
