import { formatAddress } from '@stackyard/shared/domain/format-address'
import { findCountry, findUsState } from '@stackyard/shared/domain/region'
import type { Address } from '@stackyard/shared/schema/address'
import type { AddressVerdict } from '@stackyard/shared/schema/address-book'
import type { Db } from '../../../../platform/db'
import { findTown, findZip, type GazetteerPlace } from '../gazetteer'

type Found = Pick<AddressVerdict, 'level' | 'issues'> & { place: GazetteerPlace | null }

/**
 * Says by the gazetteer whether town, state, ZIP code and country belong together, and puts country and state as codes.
 * A post office may name a town in another way, so the town of a ZIP code is not held against it.
 */
export async function verifyAddress(db: Db, sent: Address): Promise<AddressVerdict> {
  const country = findCountry(sent.country)?.code2
  const state = country === 'US' ? (findUsState(sent.state)?.code ?? sent.state) : sent.state
  const address = { ...sent, state, country: country ?? sent.country }
  const { level, place, issues } = country
    ? await locate(db, { ...address, country })
    : { level: 'none' as const, place: null, issues: [{ path: 'country', message: 'This country is not known.' }] }
  return {
    isValid: level !== 'none' && issues.length === 0,
    level,
    address,
    formattedAddress: formatAddress(address),
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    issues,
  }
}

async function locate(db: Db, address: Address): Promise<Found> {
  const zip = address.country === 'US' ? await locateZip(db, address) : null
  if (zip?.level === 'zip') return zip
  const town = await findTown(db, address)
  if (town) return { level: 'city', place: town, issues: zip?.issues ?? [] }
  const message = 'This town is not in our gazetteer. Check its spelling and its state.'
  return { level: 'none', place: null, issues: [...(zip?.issues ?? []), { path: 'city', message }] }
}

async function locateZip(db: Db, { zipCode, state }: Address): Promise<Found> {
  const [place] = await findZip(db, zipCode.slice(0, 5))
  if (!place)
    return { level: 'none', place: null, issues: [{ path: 'zipCode', message: 'This ZIP code is not known.' }] }
  if (place.state === state) return { level: 'zip', place, issues: [] }
  const message = `This ZIP code belongs to ${place.name}, ${place.state}.`
  return { level: 'none', place: null, issues: [{ path: 'zipCode', message }] }
}
