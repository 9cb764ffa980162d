import { socialNetworks } from '@stackyard/shared/schema/user'
import type { PublicProfile } from '@stackyard/shared/schema/user-card'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { findProfile, findSuccessor, type ProfileRow, type Viewer } from '../repository'

/** Mail and phone: of providers for whoever is signed in, of customers for those they trade with; of managers never. */
function mayContact(row: ProfileRow, viewer: Viewer): boolean {
  if (!viewer || row.userType === 'manager') return false
  return row.userType === 'seller' || row.id === viewer.id || viewer.userType === 'admin' || row.trades
}

const orNull = (text: string): string | null => text || null

function toPublicProfile(row: ProfileRow, viewer: Viewer): PublicProfile {
  const { trades: _trades, ...rest } = row
  const card = Object.fromEntries(
    Object.entries(rest).filter(([key]) => !socialNetworks.includes(key as (typeof socialNetworks)[number])),
  ) as Omit<ProfileRow, 'trades' | (typeof socialNetworks)[number]>
  // A managed profile is blurred for visitors: what they may not read is not sent.
  const isReduced = !viewer && row.userType === 'manager'
  const contact = mayContact(row, viewer)
  return {
    ...card,
    about: isReduced ? '' : row.about,
    website: isReduced ? null : orNull(row.website),
    meetingLink: isReduced ? null : orNull(row.meetingLink),
    socials: isReduced
      ? {}
      : Object.fromEntries(socialNetworks.flatMap((name) => (row[name] ? [[name, row[name]]] : []))),
    email: contact ? row.email : null,
    phone: contact ? orNull(row.phone) : null,
    isClaimable: row.userType === 'manager',
    isReduced: !viewer,
  }
}

/**
 * A public profile by id or address. A managed profile that was handed over answers with its provider's.
 * Profiles that aren't public are for their owner, for admins and for those who trade with them.
 * @throws CodedError NOT_FOUND
 */
export async function readProfile({ db }: Pick<Services, 'db'>, key: string, viewer: Viewer): Promise<PublicProfile> {
  let row = await findProfile(db, key, viewer)
  if (!row) {
    const successor = await findSuccessor(db, key)
    if (successor) row = await findProfile(db, String(successor), viewer)
  }
  if (!row) throw new CodedError('NOT_FOUND')
  const isInside = viewer?.id === row.id || viewer?.userType === 'admin' || row.trades
  if (!row.isPublic && !isInside) throw new CodedError('NOT_FOUND')
  return toPublicProfile(row, viewer)
}
