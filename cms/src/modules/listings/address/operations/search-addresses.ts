import { type AddressText, readingsOfAddress } from '@stackyard/shared/domain/address-text'
import { formatAddress } from '@stackyard/shared/domain/format-address'
import { findCountry } from '@stackyard/shared/domain/region'
import { stateWords } from '@stackyard/shared/reference/state-names'
import type { AddressMatch } from '@stackyard/shared/schema/address-book'
import type { Db } from '../../../../platform/db'
import { findPlaces, type GazetteerPlace } from '../gazetteer'

const SHORTEST = 2
const MOST = 8

/** Places that a half-typed address may mean, ready for the fields of a form; none for one letter. */
export async function searchAddresses(db: Db, search: string | undefined): Promise<AddressMatch[]> {
  const typed = search?.trim() ?? ''
  if (typed.length < SHORTEST) return []
  const { text, places } = await findReading(db, readingsOfAddress(typed))
  return places.map(({ kind, name, state, country, zipCode, latitude, longitude }) => {
    const { street1, street2 } = text
    const lines = { street1, street2, city: name, state, zipCode: zipCode ?? '', country }
    const label = formatAddress({
      ...lines,
      state: stateWords(country, state),
      country: findCountry(country)?.name ?? country,
    })
    return { kind, label, ...lines, latitude, longitude }
  })
}

/** The first reading that names a place there is; of several with one ZIP code the one that says its town. */
async function findReading(
  db: Db,
  readings: readonly AddressText[],
): Promise<{ text: AddressText; places: GazetteerPlace[] }> {
  for (const text of readings) {
    const places = await findPlaces(db, text, MOST)
    const [place] = places
    if (!place) continue
    if (!text.zipCode) return { text, places }
    const town = place.name.toLowerCase()
    return { text: readings.find(({ city }) => city?.toLowerCase() === town) ?? readings.at(-1) ?? text, places }
  }
  return { text: { street1: '', street2: '' }, places: [] }
}
