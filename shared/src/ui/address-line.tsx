import { fullAddressLine, type Place } from './format'
import { useStateWords } from './use-state-name'

/** Street, city, state and ZIP, country, in their own direction but at the side where the page begins; the state abroad by its name, as soon as that is there. */
export function AddressLine({ place }: { place: Place }) {
  return (
    <span>
      <bdi>{fullAddressLine(place, useStateWords(place.country, place.address.state))}</bdi>
    </span>
  )
}
