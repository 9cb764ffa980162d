import type { Pool } from 'pg'
import type { Payload } from 'payload'
import type Stripe from 'stripe'
import type { Env } from '../env'
import type { Captcha } from './captcha'
import type { Cdn } from './cdn'
import type { Clock } from './clock'
import type { Db } from './db'
import type { IdentityProviders } from './identity-providers'
import type { Jobs } from './jobs'
import type { Logger } from './logger'
import type { Mailer } from './mailer'
import type { Metrics } from './metrics'
import type { Places } from './places'
import type { Reads } from './reads'
import type { Storage } from './storage/storage'

/** What every operation may ask for. Made once by a composition root. */
export type Services = {
  env: Env
  pool: Pool
  db: Db
  reads: Reads
  payload: Payload
  log: Logger
  metrics: Metrics
  clock: Clock
  mailer: Mailer
  /** Files that every process shares. */
  storage: Storage
  jobs: Jobs
  stripe: Stripe
  captcha: Captcha
  places: Places
  /** Null without one. */
  cdn: Cdn | null
  identityProviders: IdentityProviders
}
