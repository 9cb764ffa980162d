import { stateWords } from '../reference/state-names'
import type { Address } from '../schema/address'

/** All parts that are there, in the order of an envelope; a state abroad by its name. Weighs as much as those names. */
export const formatAddress = ({ street1, street2, city, state, zipCode, country }: Address): string =>
  [street1, street2, city, stateWords(country, state), zipCode, country].filter(Boolean).join(', ')
