import { overBefore, type RetainedTable } from '@stackyard/shared/domain/retention'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'

/**
 * Deletes handled events of the payment provider and jobs that were given up on, and takes addresses out of what says that
 * a newsletter was sent, when their time is over (shared/src/domain/retention.ts). So do notices, messages of the contact
 * form, claims that came to nothing, and what is left of copies and drafts. Other modules tidy their own tables.
 */
export async function deleteOver(db: Db, now: Date): Promise<void> {
  const before = (table: RetainedTable, at: Date) => overBefore(table, at).toISOString()
  await db.execute(sql`delete from market.webhook_inbox where processed_at < ${before('market.webhook_inbox', now)}`)
  await db.execute(sql`
    update market.newsletter_delivery set email = 'removed-' || id, reader = ''
    where state not in ('queued', 'sending') and email not like 'removed-%'
      and changed_at < ${before('market.newsletter_delivery', now)}`)
  await deleteLeftovers(db, before, now)
  await db.execute(sql`
    select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null
        and greatest(run_at, updated_at) < ${before('graphile_worker.jobs', now)}))`)
}

async function deleteLeftovers(db: Db, before: (table: RetainedTable, now: Date) => string, now: Date): Promise<void> {
  await db.execute(sql`delete from contact_messages where updated_at < ${before('contact_messages', now)}`)
  const endOfClaim = before('market.profile_claim', now)
  await db.execute(sql`delete from market.profile_claim
    where state = 'denied' and decided_at < ${endOfClaim} or state = 'sent' and expires_at < ${endOfClaim}`)
  await db.execute(sql`delete from market.notification where created_at < ${before('market.notification', now)}`)
  await db.execute(sql`delete from market.ai_draft where created_at < ${before('market.ai_draft', now)}`)
  await db.execute(sql`delete from market.data_export where state not in ('waiting', 'working')
    and coalesce(expires_at, created_at) < ${before('market.data_export', now)}`)
}
