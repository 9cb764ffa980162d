import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { DUMMY_TOKEN } from '../simulators/captcha/start.ts'
import { PASSWORD, type SignedIn } from './actors.ts'
import { ok } from './api.ts'

export type NewSeller = SignedIn & { email: string }

/** A provider of a test's own whose address is verified, on the plan that is named. */
export async function newSeller(
  { url, pool }: { url: string; pool: Pool },
  planId: 'free' | 'growth' = 'growth',
): Promise<NewSeller> {
  const email = `provider-${randomUUID()}@stackyard.test`
  const session = await ok<SignedIn>(url, 'POST', '/auth/signup', {
    body: {
      email,
      password: PASSWORD,
      firstName: 'Pia',
      lastName: 'Holm',
      company: 'Holm Storage',
      userType: 'seller',
      serviceType: 'warehouse',
      captchaToken: DUMMY_TOKEN,
    },
  })
  await pool.query('update users set is_email_verified = true, plan_id = $2 where id = $1', [session.user.id, planId])
  if (planId !== 'free')
    await pool.query('insert into market.plan_grant (user_id, plan_id) values ($1, $2)', [session.user.id, planId])
  return { ...session, email }
}
