import type { SellerNewsletter, SellerNewsletterInput } from '@stackyard/shared/schema/seller-newsletter'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { countLetters, lockSeller, removeLetter, saveLetter } from '../seller-letters'

const MOST = 200

/** Keeps a seller's newsletter, a new one or that of `id`. @throws CodedError NOT_FOUND, CONFLICT when there are many */
export async function writeLetter(
  { db, clock }: Services,
  seller: SessionUser,
  input: SellerNewsletterInput & { id?: number },
): Promise<SellerNewsletter> {
  const saved = await withTransaction(db, async (tx) => {
    await lockSeller(tx, seller.id)
    if (input.id === undefined && (await countLetters(tx, seller.id)) >= MOST)
      throw new CodedError('CONFLICT', { message: `You keep ${MOST} newsletters. Delete one that you no longer need.` })
    return saveLetter(tx, seller.id, { ...input, now: clock.now() })
  })
  if (!saved) throw new CodedError('NOT_FOUND')
  return saved
}

/** Deletes a newsletter; what was sent of it stays. @throws CodedError NOT_FOUND */
export async function deleteLetter({ db }: Services, seller: SessionUser, id: number): Promise<void> {
  if (!(await removeLetter(db, seller.id, id))) throw new CodedError('NOT_FOUND')
}
