import type { LetterInput, PeopleLetter } from '@stackyard/shared/schema/letter'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { letterKey, SEND_PEOPLE_LETTER } from '../job-names'
import { findSameLetter, insertLetter, readLetters, stopLetter } from '../repository'

/** The same order within this time is the one that is under way. */
const SAME_MS = 10 * 60_000

async function readLetter({ db, clock }: Services, id: number): Promise<PeopleLetter> {
  const [letter] = (await readLetters(db, clock.now(), { id })).rows
  if (!letter) throw new CodedError('NOT_FOUND')
  return letter
}

/**
 * Orders a letter to everybody whom the filters find now and who gets letters of this purpose. The worker sends it. @throws CodedError CONFLICT when that is nobody
 */
export async function orderLetter(
  services: Services,
  adminId: number,
  { filters, purpose, subject, message }: LetterInput,
): Promise<PeopleLetter> {
  const { db, jobs, clock } = services
  const now = clock.now()
  const wanted = { subject, message, purpose, filters: JSON.stringify(filters), createdBy: adminId }
  const id = await withTransaction(db, async (tx) => {
    const same = await findSameLetter(tx, wanted, new Date(now.getTime() - SAME_MS))
    if (same !== null) return same
    const made = await insertLetter(tx, wanted, filters, now)
    if (made.readers === 0)
      throw new CodedError('CONFLICT', { message: 'Nobody on this list can get an announcement.' })
    await jobs.add(tx, SEND_PEOPLE_LETTER, { letterId: made.id }, { key: letterKey(made.id) })
    return made.id
  })
  return readLetter(services, id)
}

/** Sends no more mails of a letter. @throws CodedError NOT_FOUND; CONFLICT when it has ended */
export async function endLetter(services: Services, id: number): Promise<PeopleLetter> {
  const { db, clock } = services
  const isStopped = await withTransaction(db, (tx) => stopLetter(tx, id, clock.now()))
  const letter = await readLetter(services, id)
  if (!isStopped && letter.state !== 'stopped')
    throw new CodedError('CONFLICT', { message: 'All emails of this announcement have been sent.' })
  return letter
}
