import type { AddressInput, SavedAddress } from '@stackyard/shared/schema/address-book'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { countLocked, deleteOwn, findOwn, insertAddress, updateOwn } from '../repository'
import { toSavedAddress } from '../to-saved-address'

const MOST_ADDRESSES = 100

/** Adds an address to the person's book. @throws CodedError VALIDATION_FAILED when the book is full */
export async function addAddress({ db, clock }: Services, userId: number, input: AddressInput): Promise<SavedAddress> {
  return withTransaction(db, async (tx) => {
    if ((await countLocked(tx, userId)) >= MOST_ADDRESSES)
      throw new CodedError('VALIDATION_FAILED', {
        message: `Your address book is full: it holds ${MOST_ADDRESSES} addresses.`,
      })
    return toSavedAddress(await insertAddress(tx, userId, input, clock.now()))
  })
}

/** @throws CodedError NOT_FOUND for another's or none */
export async function readAddress({ db }: Services, userId: number, id: number): Promise<SavedAddress> {
  const row = await findOwn(db, userId, id)
  if (!row) throw new CodedError('NOT_FOUND')
  return toSavedAddress(row)
}

/** @throws CodedError NOT_FOUND for another's or none */
export async function changeAddress(
  { db, clock }: Services,
  userId: number,
  { id, ...input }: AddressInput & { id: number },
): Promise<SavedAddress> {
  const row = await updateOwn(db, userId, id, input, clock.now())
  if (!row) throw new CodedError('NOT_FOUND')
  return toSavedAddress(row)
}

/** @throws CodedError NOT_FOUND for another's or none */
export async function removeAddress({ db }: Services, userId: number, id: number): Promise<void> {
  if (!(await deleteOwn(db, userId, id))) throw new CodedError('NOT_FOUND')
}
