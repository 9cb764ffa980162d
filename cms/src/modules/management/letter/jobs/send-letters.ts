import type { JobDefinition } from '../../../../platform/jobs'
import type { Services } from '../../../../platform/services'
import { recordAudit } from '../../../foundation/audit'
import { sendLetter } from '../../../foundation/mail'
import { letterMail } from '../../../accounts/profile'
import { batchOf, DAY_MS } from '../daily-share'
import {
  countSentSince,
  endWhenDone,
  giveUpStale,
  leaveOut,
  markDelivery,
  type OpenLetter,
  openLetter,
  type Reader,
  restingLetters,
  takeNext,
} from '../deliveries'
import { letterKey, SEND_PEOPLE_LETTER, SWEEP_PEOPLE_LETTERS } from '../job-names'

const BATCH = 50
const TRIES = 3
const RETRY_MS = 60_000
const REST_MS = 60 * 60_000
const STALE_MS = 10 * 60_000

async function deliver(services: Services, letter: OpenLetter, reader: Reader): Promise<void> {
  const { db, env, clock } = services
  const key = { letterId: letter.id, userId: reader.userId }
  try {
    await sendLetter(services, letterMail(letter, reader, env))
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 300)
    return markDelivery(db, key, reader.attempts < TRIES ? 'queued' : 'failed', clock.now(), reason)
  }
  await markDelivery(db, key, 'sent', clock.now())
  await recordAudit(db, {
    actorId: letter.createdBy,
    action: 'letter',
    subjectKind: 'user',
    subjectId: reader.userId,
    changes: { subject: [null, letter.subject] },
  })
}

/** Sends the next mails of a letter; answers when to come again. */
async function sendBatch(services: Services, letter: OpenLetter): Promise<Date> {
  const { db, clock } = services
  const now = clock.now()
  await giveUpStale(db, letter.id, new Date(now.getTime() - STALE_MS))
  await leaveOut(db, letter, now)
  const size = batchOf(BATCH, await countSentSince(db, new Date(now.getTime() - DAY_MS)))
  if (size === 0) return new Date(now.getTime() + REST_MS)
  for (let left = size; left > 0; left -= 1) {
    // One at a time: a letter may be stopped, or the server end, between two mails.
    const reader = await takeNext(db, letter.id, clock.now())
    if (!reader) return new Date(now.getTime() + RETRY_MS)
    await deliver(services, letter, reader)
  }
  return now
}

/**
 * Sends a letter in batches and comes again while mails are left: at once after a full batch, a minute later to try
 * refused ones again, an hour later when the day's mails are used up. A person gets a letter once; three tries at most.
 */
const sendJob: JobDefinition = {
  name: SEND_PEOPLE_LETTER,
  async run(services, { letterId }) {
    const { db, clock, jobs } = services
    const letter = await openLetter(db, Number(letterId))
    if (!letter) return
    const runAt = await sendBatch(services, letter)
    if (await endWhenDone(db, letter.id, clock.now())) return
    await jobs.add(db, SEND_PEOPLE_LETTER, { letterId: letter.id }, { key: letterKey(letter.id), runAt })
  },
}

/** Brings back the job of a letter whose worker was killed in the middle: its lock would hold it for hours. */
const sweepJob: JobDefinition = {
  name: SWEEP_PEOPLE_LETTERS,
  cron: '*/5 * * * *',
  async run({ db, jobs }) {
    for (const id of await restingLetters(db))
      await jobs.add(db, SEND_PEOPLE_LETTER, { letterId: id }, { key: letterKey(id), keyMode: 'preserve_run_at' })
  },
}

export const letterJobs: JobDefinition[] = [sendJob, sweepJob]
