import { fullAddressLine, type Place } from './format'
import { useStateWords } from './use-state-name'

/** Street, city, state and ZIP, country as text; the state abroad by its name, as soon as that is there. */
export function AddressLine({ place }: { place: Place }) {
  return fullAddressLine(place, useStateWords(place.country, place.address.state))
}
