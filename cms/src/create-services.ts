import { mkdir } from 'node:fs/promises'
import { getPayload } from 'payload'
import type { Pool } from 'pg'
import type { Env } from './env'
import { createCaptcha } from './integrations/captcha/create-captcha'
import { createCdn } from './integrations/cdn/create-cdn'
import { createPlaces } from './integrations/places/create-places'
import { createIdentityProviders } from './integrations/oidc/create-identity-providers'
import { createStripe } from './integrations/stripe/create-stripe'
import config, { storage } from './payload.config'
import { systemClock } from './platform/clock'
import { createDb } from './platform/db'
import { jobs } from './platform/jobs'
import { createLogger } from './platform/logger'
import { createMailer } from './platform/mailer'
import { createMetrics } from './platform/metrics'
import { createReads } from './platform/reads'
import { flushSpans } from './platform/spans'
import type { Services } from './platform/services'
import { logBroken } from './platform/statement-limit'

/** Connects the parts of one process. Payload and our own SQL share one pool. */
export async function createServices(env: Env): Promise<Services> {
  await mkdir(env.DATA_DIR, { recursive: true })
  const log = createLogger(env.LOG_LEVEL)
  const payload = await getPayload({ config })
  const pool = (payload.db as unknown as { pool: Pool }).pool
  logBroken(pool, log)
  const db = createDb(pool)
  return {
    env,
    pool,
    db,
    reads: createReads({ env, log }, { db, pool }),
    payload,
    log,
    metrics: createMetrics(env),
    clock: systemClock,
    mailer: createMailer(env),
    storage,
    jobs,
    stripe: createStripe(env),
    captcha: createCaptcha(env, log),
    places: createPlaces(env, log),
    cdn: createCdn(env),
    identityProviders: createIdentityProviders(env, log, systemClock),
  }
}

/**
 * Gives connections back; running queries end first. The process has to end after it: Payload keeps one connection
 * checked out for as long as it lives, so that waiting for the pool itself would never return.
 */
export async function closeServices({ payload, pool, reads }: Services): Promise<void> {
  await flushSpans()
  await reads.close()
  await payload.destroy()
  if (pool.ending) return
  void pool.end()
  while (pool.totalCount > 1) await new Promise((resolve) => setTimeout(resolve, 20))
}
