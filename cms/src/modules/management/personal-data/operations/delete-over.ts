import { overBefore } from '@stackyard/shared/domain/retention'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'

/**
 * Deletes handled events of the payment provider and jobs that were given up on, and takes addresses out of what says that
 * a newsletter was sent, when their time is over (shared/src/domain/retention.ts). Other modules tidy their own tables.
 */
export async function deleteOver(db: Db, now: Date): Promise<void> {
  const before = (...asked: Parameters<typeof overBefore>) => overBefore(...asked).toISOString()
  await db.execute(sql`delete from market.webhook_inbox where processed_at < ${before('market.webhook_inbox', now)}`)
  await db.execute(sql`
    update market.newsletter_delivery set email = 'removed-' || id, reader = ''
    where state not in ('queued', 'sending') and email not like 'removed-%'
      and changed_at < ${before('market.newsletter_delivery', now)}`)
  await db.execute(sql`
    select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null
        and greatest(run_at, updated_at) < ${before('graphile_worker.jobs', now)}))`)
}
