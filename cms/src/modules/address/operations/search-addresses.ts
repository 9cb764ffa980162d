import { readAddressText } from '@stackyard/shared/domain/address-text'
import { formatAddress } from '@stackyard/shared/domain/format-address'
import { findCountry } from '@stackyard/shared/domain/region'
import { stateWords } from '@stackyard/shared/reference/state-names'
import type { AddressMatch } from '@stackyard/shared/schema/address-book'
import type { Db } from '../../../platform/db'
import { findPlaces } from '../gazetteer'

const SHORTEST = 2
const MOST = 8

/** Places that a half-typed address may mean, ready for the fields of a form; none for one letter. */
export async function searchAddresses(db: Db, search: string | undefined): Promise<AddressMatch[]> {
  const typed = search?.trim() ?? ''
  if (typed.length < SHORTEST) return []
  const text = readAddressText(typed)
  const places = await findPlaces(db, text, MOST)
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
