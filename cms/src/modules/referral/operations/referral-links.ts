import { randomBytes } from 'node:crypto'
import type { ReferralCheck, ReferralLink } from '@stackyard/shared/schema/referral'
import { sql } from 'drizzle-orm'
import type { Services } from '../../../platform/services'
import { referralLink } from '../tables'

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
  return { code, link: link.href }
}

/** Whose code it is; codes of people who left are no longer valid. */
export async function checkReferralCode({ db }: Services, code: string): Promise<ReferralCheck> {
  const found = await db.execute<{ first_name: string | null }>(sql`
    select u.first_name from market.referral_link r join users u on u.id = r.user_id
    where r.code = ${code} and u.is_active is not false`)
  const row = found.rows[0]
  return { isValid: row !== undefined, referrerName: row?.first_name ?? null }
}
