import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { CodedError } from '../../../platform/coded-error'
import type { Connection } from './repository'

const WINDOW_MS = 15 * 60_000
const LOCK_MS = 10 * 60_000
/** From one address. A stranger who guesses shuts only themself out. */
const MAX_FAILURES_PER_PAIR = 8
/** From all addresses together: it takes many to shut the owner out, and nobody guesses on for days. */
const MAX_FAILURES_PER_ACCOUNT = 100
const MAX_FAILURES_PER_ADDRESS = 60

const accountKey = (email: string) => `mail:${createHash('sha256').update(email).digest('hex')}`
const pairKey = (email: string, ip: string) => `${accountKey(email)}:${ip}`
const addressKey = (ip: string) => `ip:${ip}`
const MAX_RESETS_PER_ADDRESS = 10
/** Wrong one-time codes of an account, from all addresses together: a million codes, of which three hold at a time. */
const MAX_WRONG_CODES_PER_ACCOUNT = 30

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
 * Counts one sign-in to an account, existing or not; whether it is locked for this address. What a locked address goes
 * on trying does not count for the account.
 */
export const countAccountAttempt = async (db: Connection, email: string, ip: string, now: Date): Promise<boolean> =>
  (await countAttempt(db, pairKey(email, ip), MAX_FAILURES_PER_PAIR, now)) ||
  countAttempt(db, accountKey(email), MAX_FAILURES_PER_ACCOUNT, now)

/** Counts one mail for a forgotten password that the panel is asked for; whether the address has had too many. */
export const countResetRequest = (db: Connection, ip: string, now: Date): Promise<boolean> =>
  countAttempt(db, `reset-${addressKey(ip)}`, MAX_RESETS_PER_ADDRESS, now)

/** @throws CodedError ACCOUNT_LOCKED or RATE_LIMITED after too many failures of an account or of an address. */
export async function assertNotLocked(db: Connection, email: string, ip: string, now: Date): Promise<void> {
  if (await countAddressAttempt(db, ip, now)) throw new CodedError('RATE_LIMITED')
  if (await countAccountAttempt(db, email, ip, now)) throw new CodedError('ACCOUNT_LOCKED')
}

/** After a right password the account starts afresh for this address, after a new one for all; the address gets its attempt back. */
export async function forgetFailures(db: Connection, email: string, ip: string | null): Promise<void> {
  const account = accountKey(email)
  const pairs = ip === null ? sql`key like ${`${account}:%`}` : sql`key = ${pairKey(email, ip)}`
  await db.execute(sql`delete from market.login_failure where key = ${account} or ${pairs}`)
  if (ip !== null)
    await db.execute(sql`
      update market.login_failure set failures = greatest(failures - 1, 0) where key = ${addressKey(ip)}`)
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
    (await countAttempt(db, codePairKey(userId, ip), MAX_FAILURES_PER_PAIR, now)) ||
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
