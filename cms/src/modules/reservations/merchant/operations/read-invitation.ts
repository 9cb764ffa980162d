import { brand } from '@stackyard/shared/reference/brand'
import type { RfpInvitation, RfpInvitationQuery } from '@stackyard/shared/schema/rfp-sharing'
import { CodedError } from '../../../../platform/coded-error'
import type { Db } from '../../../../platform/db'
import { findInvitation, findRequester, type InvitationRow } from '../invitation-repository'

const capitalized = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

async function requesterOf(db: Db, row: InvitationRow, ref: number | undefined): Promise<string> {
  const requester = ref ? await findRequester(db, ref) : null
  if (requester?.userType === 'admin') return brand.name
  return capitalized(requester?.company || row.company || `${row.firstName} ${row.lastName}`.trim() || row.name)
}

/**
 * The header of a warehouse's wizard. The company is that of the user who passed the link on, by default the warehouse's
 * provider. @throws CodedError LISTING_UNAVAILABLE
 */
export async function readInvitation(db: Db, { id, ref }: RfpInvitationQuery): Promise<RfpInvitation> {
  const row = await findInvitation(db, id)
  if (!row) throw new CodedError('LISTING_UNAVAILABLE')
  const { name, slug, city, state, logo } = row
  return { warehouse: { id, name, slug, city, state, logo }, company: await requesterOf(db, row, ref) }
}
