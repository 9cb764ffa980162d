import type { QuoteRole } from '@stackyard/shared/domain/quote-process'
import type { QuoteDetails } from '@stackyard/shared/schema/quote'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Db, Tx } from '../../../platform/db'
import { canOpenRfp } from '../merchant'
import { historyOf } from './offer-repository'
import type { Named } from './repository'
import { toDetails } from './to-quote'

/** A request with its history, for one of its parties or an admin. */
export async function detailsOf(
  db: Db | Tx,
  named: Named,
  { user, role }: { user: SessionUser; role: QuoteRole },
): Promise<QuoteDetails> {
  const { id, customerId } = named.row
  const history = await historyOf(db, id)
  const isOpen = customerId !== null && (await canOpenRfp(db, user, customerId))
  return toDetails(named, role, { ...history, canOpenRfp: isOpen })
}
