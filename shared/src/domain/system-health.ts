import { type HealthCheck, type HealthKey, type HealthState, healthStates } from '../schema/system-health'

type Queue = { waiting: number; oldestSeconds: number }

/** What is known of an installation. Seconds are null for what never happened. */
export type HealthFigures = {
  jobs: Queue & { retrying: number; failed: number }
  emails: Queue & { failed: number }
  webhooks: Queue
  pages: Queue & { failed: number }
  orders: { inFlight: number }
  money: { differences: number; seconds: number | null }
  /** Seconds since each scheduled job, and the backup, last succeeded. */
  succeeded: Readonly<Record<string, number>>
  disk: { free: number; size: number }
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** From how many seconds on something is worth a look, and from how many it counts as broken. */
const LIMITS = {
  jobs: [MINUTE, 5 * MINUTE],
  webhooks: [MINUTE, 5 * MINUTE],
  pages: [MINUTE, 10 * MINUTE],
  emails: [2 * MINUTE, 10 * MINUTE],
  reconciler: [3 * MINUTE, 10 * MINUTE],
  books: [36 * HOUR, 3 * DAY],
  backup: [30 * HOUR, 3 * DAY],
} as const satisfies Record<string, readonly [look: number, broken: number]>

/** Shares of the disk that are free: below the first it is worth a look, below the second it is broken. */
const DISK = [0.2, 0.1] as const

const byAge = (seconds: number, [look, broken]: readonly [number, number]): HealthState => {
  if (seconds >= broken) return 'broken'
  return seconds >= look ? 'look' : 'ok'
}

const atLeast = (...states: HealthState[]): HealthState => worstOf(states)

/** The worst of some states; `ok` of none. */
export const worstOf = (states: readonly HealthState[]): HealthState =>
  healthStates[Math.max(0, ...states.map((state) => healthStates.indexOf(state)))] ?? 'ok'

const counted = (count: number, one: string, more: string): string => (count === 1 ? `1 ${one}` : `${count} ${more}`)

/** A span in its largest unit: "45 seconds", "1 minute", "3 days". */
export function spanInWords(seconds: number): string {
  if (seconds < MINUTE) return counted(Math.round(seconds), 'second', 'seconds')
  if (seconds < HOUR) return counted(Math.floor(seconds / MINUTE), 'minute', 'minutes')
  if (seconds < 2 * DAY) return counted(Math.floor(seconds / HOUR), 'hour', 'hours')
  return counted(Math.floor(seconds / DAY), 'day', 'days')
}

type Judged = { state: HealthState; sentence: string; advice: string }

function ofQueue(queue: Queue, limits: readonly [number, number], said: { empty: string; one: string; more: string }) {
  const state = queue.waiting === 0 ? 'ok' : byAge(queue.oldestSeconds, limits)
  const sentence =
    queue.waiting === 0
      ? said.empty
      : `${counted(queue.waiting, said.one, said.more)}, the oldest for ${spanInWords(queue.oldestSeconds)}.`
  return { state, sentence }
}

function judgeJobs({ jobs, succeeded }: HealthFigures): Judged {
  const scheduled = succeeded['reconcile-orders']
  const waits = ofQueue(jobs, LIMITS.jobs, { empty: 'No job waits.', one: 'job waits', more: 'jobs wait' })
  const stopped = scheduled === undefined ? 'look' : byAge(scheduled, LIMITS.reconciler)
  const run =
    scheduled === undefined ? 'No scheduled job has run yet.' : `A scheduled job ran ${spanInWords(scheduled)} ago.`
  const failed = jobs.failed > 0 ? ` ${counted(jobs.failed, 'job was', 'jobs were')} given up on.` : ''
  const advice =
    jobs.failed > 0 && waits.state === 'ok' && stopped === 'ok'
      ? 'Read their errors in graphile_worker.jobs, remove the cause and run them again.'
      : 'Check that a worker runs, and read its log.'
  return {
    state: atLeast(waits.state, stopped, jobs.failed > 0 ? 'look' : 'ok'),
    sentence: `${waits.sentence} ${run}${failed}`,
    advice,
  }
}

function judgeEmails({ emails }: HealthFigures): Judged {
  const waits = ofQueue(emails, LIMITS.emails, { empty: 'No email waits.', one: 'email waits', more: 'emails wait' })
  const failed = emails.failed > 0 ? ` ${counted(emails.failed, 'email was', 'emails were')} given up on.` : ''
  return {
    state: atLeast(waits.state, emails.failed > 0 ? 'look' : 'ok'),
    sentence: waits.sentence + failed,
    advice: 'Check the mail server and SMTP_URL.',
  }
}

function judgePages({ pages }: HealthFigures): Judged {
  const waits = ofQueue(pages, LIMITS.pages, {
    empty: 'Every page is up to date.',
    one: 'page waits',
    more: 'pages wait',
  })
  const failed = pages.failed > 0 ? ` ${counted(pages.failed, 'page', 'pages')} can’t be drawn.` : ''
  return {
    state: atLeast(waits.state, pages.failed > 0 ? 'look' : 'ok'),
    sentence: waits.sentence + failed,
    advice: 'Open the content panel: its start page names the pages and their errors.',
  }
}

function judgePayments({ orders }: HealthFigures): Judged {
  if (orders.inFlight === 0) return { state: 'ok', sentence: 'No payment has been open for long.', advice: '' }
  const sentence = `${counted(orders.inFlight, 'payment has', 'payments have')} been open for over five minutes.`
  return { state: 'look', sentence, advice: 'Run npm run check:money, and check the payment provider’s status page.' }
}

function judgeBooks({ money: { differences, seconds } }: HealthFigures): Judged {
  const advice =
    differences > 0
      ? 'Open the reports under Reservations: a person has to decide what is right.'
      : 'The nightly comparison runs in a worker. Check that one runs.'
  if (seconds === null)
    return { state: 'look', sentence: 'The books were never compared with the payment provider.', advice }
  const found = differences > 0 ? `found ${counted(differences, 'difference', 'differences')}` : 'found no difference'
  return {
    state: atLeast(byAge(seconds, LIMITS.books), differences > 0 ? 'broken' : 'ok'),
    sentence: `The books were compared ${spanInWords(seconds)} ago; that ${found}.`,
    advice,
  }
}

function judgeBackup({ succeeded: { backup } }: HealthFigures): Judged {
  const advice = 'Run npm run backup, or have your own tool note its backups: docs/operations.md says how.'
  if (backup === undefined) return { state: 'look', sentence: 'No backup was ever noted.', advice }
  return { state: byAge(backup, LIMITS.backup), sentence: `The last backup is ${spanInWords(backup)} old.`, advice }
}

function judgeDisk({ disk: { free, size } }: HealthFigures): Judged {
  const share = size > 0 ? free / size : 1
  const [look, broken] = DISK
  const state = share < broken ? 'broken' : share < look ? 'look' : 'ok'
  const sentence = `${Math.floor(share * 100)}% of the disk is free, ${Math.floor(free / 1024 ** 3)} GB.`
  return { state, sentence, advice: 'Make room on the disk of DATA_DIR, or make it larger.' }
}

const judges: Readonly<Record<HealthKey, (figures: HealthFigures) => Judged>> = {
  database: () => ({ state: 'ok', sentence: 'The database answers.', advice: '' }),
  jobs: judgeJobs,
  webhooks: ({ webhooks }) => ({
    ...ofQueue(webhooks, LIMITS.webhooks, {
      empty: 'Every event of the payment provider is handled.',
      one: 'event of the payment provider waits',
      more: 'events of the payment provider wait',
    }),
    advice: 'Check that a worker runs, and that it reaches the payment provider.',
  }),
  payments: judgePayments,
  books: judgeBooks,
  pages: judgePages,
  emails: judgeEmails,
  backup: judgeBackup,
  disk: judgeDisk,
}

/** What is well and what is not, each in a sentence, and what to do about it. */
export const judgeHealth = (figures: HealthFigures): HealthCheck[] =>
  (Object.keys(judges) as HealthKey[]).map((key) => {
    const { state, sentence, advice } = judges[key](figures)
    return { key, state, sentence, advice: state === 'ok' ? null : advice }
  })
