import type { Address } from '../schema/address'

/** All parts that are there, in the order of an envelope (001 §2.4). */
export const formatAddress = ({ street1, street2, city, state, zipCode, country }: Address): string =>
  [street1, street2, city, state, zipCode, country].filter(Boolean).join(', ')
