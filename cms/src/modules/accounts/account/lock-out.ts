import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { CodedError } from '../../../platform/coded-error'
import type { Connection } from './repository'
import { hashToken } from './secret-token'

const WINDOW_MS = 15 * 60_000
const LOCK_MS = 10 * 60_000
/** From one place. A stranger who guesses shuts only themself out. */
const MAX_FAILURES_PER_PLACE = 8
/** From all places that the account does not know together: nobody guesses on for days, and it stops nobody who is known. */
const MAX_FAILURES_PER_ACCOUNT = 100
const MAX_FAILURES_PER_ADDRESS = 60
/** From then on each attempt from a place that the account does not know costs work. */
const FREE_FAILURES = 3
const MAX_RESETS_PER_ADDRESS = 10
/** Wrong one-time codes of an account, from all addresses together: a million codes, of which three hold at a time. */
const MAX_WRONG_CODES_PER_ACCOUNT = 30

const accountKey = (email: string) => `mail:${createHash('sha256').update(email).digest('hex')}`
const addressKey = (ip: string) => `ip:${ip}`

/** Where somebody tries a password: what is counted by itself, and whether the account knows it. */
export type Place = { key: string; isKnown: boolean }

/** An address, as all that is known of whoever tries. */
export const placeOfAddress = (email: string, ip: string): Place => ({
  key: `${accountKey(email)}:${ip}`,
  isKnown: false,
})

/** The sessions of an account: who tries a password there has signed in already. */
export const placeOfSessions = (email: string): Place => ({ key: `${accountKey(email)}:sessions`, isKnown: true })

/** The browser, when the account has been signed in to with it; the address otherwise. */
export async function findPlace(db: Connection, email: string, device: { id: string; ip: string }): Promise<Place> {
  const hash = hashToken(device.id)
  const { rows } = await db.execute(sql`
    select from market.known_device d join users u on u.id = d.user_id where u.email = ${email} and d.hash = ${hash}`)
  if (rows.length === 0) return placeOfAddress(email, device.ip)
  return { key: `${accountKey(email)}:device:${hash}`, isKnown: true }
}

/**
 * Counts an attempt before it is tried, in one statement, so that many at once can't slip through together.
 * Answers whether the key is locked.
 */
async function countAttempt(db: Connection, key: string, max: number, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const windowStart = new Date(now.getTime() - WINDOW_MS).toISOString()
  const lockEnd = new Date(now.getTime() + LOCK_MS).toISOString()
  const { rows } = await db.execute<{ locked: boolean }>(sql`
    insert into market.login_failure as f (key, failures, first_at) values (${key}, 1, ${at})
    on conflict (key) do update set
      failures = case when f.locked_until > ${at} then f.failures
        when f.locked_until is not null or f.first_at < ${windowStart} then 1 else f.failures + 1 end,
      first_at = case when f.locked_until > ${at} then f.first_at
        when f.locked_until is not null or f.first_at < ${windowStart} then ${at} else f.first_at end,
      locked_until = case when f.locked_until > ${at} then f.locked_until
        when f.locked_until is not null or f.first_at < ${windowStart} then null
        when f.failures + 1 > ${max} then ${lockEnd}::timestamptz else null end
    returning (locked_until is not null and locked_until > ${at}) as locked`)
  return rows[0]?.locked === true
}

/** Counts one sign-in from an address; whether it has had too many. */
export const countAddressAttempt = (db: Connection, ip: string, now: Date): Promise<boolean> =>
  countAttempt(db, addressKey(ip), MAX_FAILURES_PER_ADDRESS, now)

/**
 * Counts one sign-in to an account, existing or not; whether it is locked for this place. What a locked place goes on
 * trying does not count for the account, and the account's lock does not hold for places that it knows.
 */
export const countAccountAttempt = async (db: Connection, email: string, place: Place, now: Date): Promise<boolean> =>
  (await countAttempt(db, place.key, MAX_FAILURES_PER_PLACE, now)) ||
  (!place.isKnown && (await countAttempt(db, accountKey(email), MAX_FAILURES_PER_ACCOUNT, now)))

/** Failures of the last minutes from places that the account, existing or not, does not know. */
export async function countFailures(db: Connection, email: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - WINDOW_MS).toISOString()
  const { rows } = await db.execute<{ failures: number }>(sql`
    select failures from market.login_failure
    where key = ${accountKey(email)} and (first_at >= ${since} or locked_until > ${now.toISOString()})`)
  return rows[0]?.failures ?? 0
}

/** Whether an attempt has to be paid for with work. */
export const needsProof = async (db: Connection, email: string, place: Place, now: Date): Promise<boolean> =>
  !place.isKnown && (await countFailures(db, email, now)) >= FREE_FAILURES

/** Counts one mail for a forgotten password that the panel is asked for; whether the address has had too many. */
export const countResetRequest = (db: Connection, ip: string, now: Date): Promise<boolean> =>
  countAttempt(db, `reset-${addressKey(ip)}`, MAX_RESETS_PER_ADDRESS, now)

type Attempt = { email: string; ip: string; place: Place }

/** @throws CodedError ACCOUNT_LOCKED or RATE_LIMITED after too many failures of an account or of an address. */
export async function assertNotLocked(db: Connection, { email, ip, place }: Attempt, now: Date): Promise<void> {
  if (await countAddressAttempt(db, ip, now)) throw new CodedError('RATE_LIMITED')
  if (await countAccountAttempt(db, email, place, now)) throw new CodedError('ACCOUNT_LOCKED')
}

/**
 * After a right password this place starts afresh, and with one that was not known the account; the address gets its
 * attempt back. What strangers tried stays counted when the owner signs in from a place of their own.
 */
export async function forgetFailures(db: Connection, { email, ip, place }: Attempt): Promise<void> {
  const keys = place.isKnown ? [place.key] : [place.key, accountKey(email)]
  await db.execute(sql`delete from market.login_failure where key = any (${sql.param(keys)}::text[])`)
  await db.execute(sql`
    update market.login_failure set failures = greatest(failures - 1, 0) where key = ${addressKey(ip)}`)
}

/** After a new password the account starts afresh everywhere. */
export async function forgetAllFailures(db: Connection, email: string): Promise<void> {
  const account = accountKey(email)
  await db.execute(sql`delete from market.login_failure where key = ${account} or key like ${`${account}:%`}`)
}

const codeKey = (userId: number) => `code:${userId}`
const codePairKey = (userId: number, ip: string) => `${codeKey(userId)}:${ip}`

/**
 * Counts one try of a one-time or recovery code, apart from passwords: a right password does not take it back.
 * @throws CodedError ACCOUNT_LOCKED or RATE_LIMITED after too many
 */
export async function assertCodeNotLocked(db: Connection, userId: number, ip: string, now: Date): Promise<void> {
  if (await countAddressAttempt(db, ip, now)) throw new CodedError('RATE_LIMITED')
  const isLocked =
    (await countAttempt(db, codePairKey(userId, ip), MAX_FAILURES_PER_PLACE, now)) ||
    (await countAttempt(db, codeKey(userId), MAX_WRONG_CODES_PER_ACCOUNT, now))
  if (isLocked) throw new CodedError('ACCOUNT_LOCKED', { message: 'Too many wrong codes. Try again in a few minutes.' })
}

/** After a right code; the address gets its attempt back. */
export async function forgetWrongCodes(db: Connection, userId: number, ip: string): Promise<void> {
  const keys = [codeKey(userId), codePairKey(userId, ip)]
  await db.execute(sql`delete from market.login_failure where key = ${keys[0]} or key = ${keys[1]}`)
  await db.execute(sql`
    update market.login_failure set failures = greatest(failures - 1, 0) where key = ${addressKey(ip)}`)
}
