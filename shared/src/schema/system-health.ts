import { z } from 'zod'

/** Parts of the installation that are checked, in the order in which they are shown. */
export const healthKeys = [
  'database',
  'jobs',
  'webhooks',
  'payments',
  'books',
  'pages',
  'emails',
  'backup',
  'disk',
] as const
export type HealthKey = (typeof healthKeys)[number]

/** `ok`: nothing to do; `look`: worth a look today; `broken`: something does not work now. */
export const healthStates = ['ok', 'look', 'broken'] as const
export type HealthState = (typeof healthStates)[number]

export const HealthCheck = z.object({
  key: z.enum(healthKeys),
  state: z.enum(healthStates),
  /** How it is, in one sentence. */
  sentence: z.string(),
  /** What to do about it; null where there is nothing to do. */
  advice: z.string().nullable(),
})
export type HealthCheck = z.infer<typeof HealthCheck>

export const SystemHealth = z.object({
  at: z.iso.datetime(),
  /** The worst state of all checks. */
  state: z.enum(healthStates),
  checks: z.array(HealthCheck),
  versions: z.object({ stackyard: z.string(), node: z.string(), postgresql: z.string() }),
})
export type SystemHealth = z.infer<typeof SystemHealth>
