import { randomBytes } from 'node:crypto'
import type { ReferralCheck, ReferralLink } from '@stackyard/shared/schema/referral'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { referral, referralLink } from '../tables'

const codeBytes = 6

/** The person's link, made on first need; the same each time, also for calls at once. */
export async function makeReferralLink({ db, env }: Services, userId: number): Promise<ReferralLink> {
  const fresh = randomBytes(codeBytes).toString('base64url')
  await db.insert(referralLink).values({ userId, code: fresh }).onConflictDoNothing()
  const found = await db.execute<{ code: string }>(sql`select code from market.referral_link where user_id = ${userId}`)
  const code = found.rows[0]?.code
  if (!code) throw new Error(`user ${userId} has no referral code`)
  const link = new URL('/auth/register', env.PUBLIC_URL)
  link.searchParams.set('ref', code)
  const joinedCount = await db.$count(referral, eq(referral.referrerId, userId))
  return { code, link: link.href, joinedCount, ...(await readJoined(db, userId)) }
}

const MOST_NAMED = 50
const MOST_MONTHS = 24

/** Who joined by a person's link, by first name alone; people who were erased have none. */
async function readJoined(db: Db, userId: number): Promise<Pick<ReferralLink, 'joined' | 'months'>> {
  const [people, months] = await Promise.all([
    db.execute<{ firstName: string; joinedAt: string }>(sql`
      select coalesce(u.first_name, '') as "firstName",
        to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "joinedAt"
      from market.referral r join users u on u.id = r.user_id
      where r.referrer_id = ${userId} order by r.created_at desc, r.user_id desc limit ${MOST_NAMED}`),
    db.execute<{ month: string; count: number }>(sql`
      select to_char(r.created_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as count
      from market.referral r where r.referrer_id = ${userId} group by 1 order by 1 desc limit ${MOST_MONTHS}`),
  ])
  return { joined: people.rows, months: months.rows }
}

/** Whose code it is; codes of people who left are no longer valid. */
export async function checkReferralCode({ db }: Services, code: string): Promise<ReferralCheck> {
  const found = await db.execute<{ first_name: string | null }>(sql`
    select u.first_name from market.referral_link r join users u on u.id = r.user_id
    where r.code = ${code} and u.is_active is not false`)
  const row = found.rows[0]
  return { isValid: row !== undefined, referrerName: row?.first_name ?? null }
}

/** Keeps by whose link a new person joined, once. A code that is nobody's, or of somebody who left, is ignored. */
export async function keepReferral(db: Db, userId: number, code: string): Promise<void> {
  await db.execute(sql`
    insert into market.referral (user_id, referrer_id)
    select ${userId}, r.user_id from market.referral_link r join users u on u.id = r.user_id
    where r.code = ${code} and u.is_active is not false and r.user_id <> ${userId}
    on conflict (user_id) do nothing`)
}
