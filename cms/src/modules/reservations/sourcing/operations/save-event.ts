import { addDays, addMonths, dayOf } from '@stackyard/shared/domain/calendar'
import { dollarsToCents } from '@stackyard/shared/domain/money'
import { defaultWeights } from '@stackyard/shared/reference/sourcing-terms'
import type { SourcingInput, SourcingUpdate } from '@stackyard/shared/schema/sourcing'
import type { SourcingBoard } from '@stackyard/shared/schema/sourcing-board'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import { toE164 } from '../../../../platform/phone'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { recordAudit } from '../../../foundation/audit'
import { privateTitles } from '../../../foundation/file'
import { centerOf } from '../../../listings/discovery'
import { keepFirstRfp } from '../../merchant'
import { toRfp } from '../../quote'
import { scheduleEnd } from '../jobs/job-names'
import {
  type AskedWarehouse,
  type EventRow,
  eventsSince,
  findAsked,
  insertEvent,
  lockEvent,
  lotsOf,
  markInvited,
  type NewLot,
  recordStep,
  replaceParts,
  updateEvent,
} from '../repository'
import { sendInvitations, toQuoteRow } from '../send-invitations'
import { endOfAnswers } from './expire-event'
import { LONGEST_MONTHS } from './extend-event'
import { readBoard } from './read-event'
import { patchOf, stateAfter } from './take-step'

const DAY_MS = 86_400_000
const PER_DAY = 20

const refused = (path: string, message: string): CodedError =>
  new CodedError('VALIDATION_FAILED', { issues: [{ path, message }] })

function assertDays({ answerBy, lots }: SourcingInput, now: Date): void {
  const today = dayOf(now)
  if (answerBy < today) throw refused('answerBy', 'Choose today or a later day')
  if (answerBy > addMonths(today, LONGEST_MONTHS)) throw refused('answerBy', 'Choose a day within six months')
  for (const [at, { need }] of lots.entries())
    if (need.startDate < addDays(today, -1) || need.startDate > addMonths(today, 12))
      throw refused(`lots[${at}].need.startDate`, 'Choose a start date from today on, within a year')
}

/** The lots with the points of their places. */
const toLots = ({ db }: Services, { lots }: SourcingInput): Promise<NewLot[]> =>
  Promise.all(
    lots.map(async ({ title, need, place, radiusInMiles, budget, musts }, at): Promise<NewLot> => {
      const center = place ? await centerOf(db, place) : null
      return {
        number: at + 1,
        title,
        spaceType: need.spaceType,
        quantity: need.quantity,
        startDay: need.startDate,
        term: need.term,
        place,
        latitude: center?.latitude ?? null,
        longitude: center?.longitude ?? null,
        radiusMiles: place ? radiusInMiles : null,
        budgetCents: dollarsToCents(budget),
        musts,
      }
    }),
  )

/** The warehouses to ask. @throws CodedError LISTING_UNAVAILABLE when one can't be asked, VALIDATION_FAILED for none */
export async function warehousesOf(
  { db }: Pick<Services, 'db'>,
  ids: readonly number[],
  isSent: boolean,
): Promise<AskedWarehouse[]> {
  const wanted = [...new Set(ids)]
  if (isSent && wanted.length === 0) throw refused('warehouseIds', 'Choose a warehouse')
  const found = await findAsked(db, wanted)
  if (found.length < wanted.length) throw new CodedError('LISTING_UNAVAILABLE')
  return found
}

/** The own files as they are listed, private from now on. @throws CodedError VALIDATION_FAILED for another's */
async function filesOf(tx: Tx, user: SessionUser, ids: readonly number[]): Promise<EventRow['files']> {
  const files = await privateTitles(tx, user.id, [...new Set(ids)])
  if (!files) throw refused('fileIds', 'Choose a file')
  return files
}

type Prepared = { lots: NewLot[]; warehouses: AskedWarehouse[] }

async function prepare(services: Services, input: SourcingInput): Promise<Prepared> {
  assertDays(input, services.clock.now())
  toE164(input.profile.phone ?? '', 'profile.phone')
  const [lots, warehouses] = await Promise.all([
    toLots(services, input),
    warehousesOf(services, input.warehouseIds, input.isSent),
  ])
  return { lots, warehouses }
}

const fieldsOf = ({ title, message, profile, questions, answerBy, unitsPerOrder }: SourcingInput) => ({
  title,
  message,
  profile,
  questions,
  answerBy,
  unitsPerOrder,
})

/** Sends a draft: quotes, notices, and the end of its time. */
async function open(services: Services, tx: Tx, user: SessionUser, drafted: EventRow, warehouses: AskedWarehouse[]) {
  const now = services.clock.now()
  const event = await updateEvent(tx, drafted.id, patchOf(drafted, stateAfter(drafted, 'open', 'customer'), now))
  const lots = await lotsOf(tx, event.id)
  await markInvited(tx, event.id, now)
  await sendInvitations(services, tx, { user, event, lots, warehouses })
  const [lot] = lots
  const [warehouse] = warehouses
  if (lot && warehouse) await keepFirstRfp(tx, user.id, toRfp(toQuoteRow({ user, event, now }, lot, warehouse)), now)
  await scheduleEnd(services, tx, event.id, endOfAnswers(event))
  await recordStep(tx, event.id, {
    action: 'open',
    actor: 'customer',
    userId: user.id,
    at: now,
    note: warehouses.map(({ name }) => name).join(', '),
  })
}

async function finish(
  services: Services,
  tx: Tx,
  user: SessionUser,
  event: EventRow,
  input: Prepared & Pick<SourcingInput, 'isSent'>,
) {
  await replaceParts(tx, event.id, input)
  if (input.isSent) await open(services, tx, user, event, input.warehouses)
  await recordAudit(tx, {
    actorId: user.id,
    action: input.isSent ? 'sourcing.open' : 'sourcing.save',
    subjectKind: 'user',
    subjectId: user.id,
    changes: { request: [null, event.id] },
  })
}

/**
 * Makes a request to several warehouses: a draft, or sent at once with one request for a quote for each warehouse and
 * lot, all in one transaction.
 * @throws CodedError VALIDATION_FAILED, LISTING_UNAVAILABLE, RATE_LIMITED
 */
export async function createEvent(services: Services, user: SessionUser, input: SourcingInput): Promise<SourcingBoard> {
  const now = services.clock.now()
  const prepared = await prepare(services, input)
  const id = await withTransaction(services.db, async (tx) => {
    if ((await eventsSince(tx, user.id, new Date(now.getTime() - DAY_MS))) >= PER_DAY)
      throw new CodedError('RATE_LIMITED')
    const files = await filesOf(tx, user, input.fileIds)
    const row = { ...fieldsOf(input), files, customerId: user.id, weights: defaultWeights, createdAt: now }
    const event = await insertEvent(tx, row)
    await finish(services, tx, user, event, { ...prepared, isSent: input.isSent })
    return event.id
  })
  return readBoard(services.db, user, id, now)
}

/**
 * Saves a draft, or sends it.
 * @throws CodedError NOT_FOUND for another's, TRANSITION_REFUSED once it was sent, and those of `createEvent`
 */
export async function saveEvent(services: Services, user: SessionUser, input: SourcingUpdate): Promise<SourcingBoard> {
  const prepared = await prepare(services, input)
  await withTransaction(services.db, async (tx) => {
    const found = await lockEvent(tx, input.id)
    if (!found || found.customerId !== user.id) throw new CodedError('NOT_FOUND')
    stateAfter(found, 'save', 'customer')
    const files = await filesOf(tx, user, input.fileIds)
    const event = await updateEvent(tx, found.id, { ...fieldsOf(input), files })
    await finish(services, tx, user, event, { ...prepared, isSent: input.isSent })
  })
  return readBoard(services.db, user, input.id, services.clock.now())
}
