import { brand } from '@stackyard/shared/reference/brand'
import { readMapTiles } from '@stackyard/shared/domain/map-tiles'
import { z } from 'zod'

const flag = z.enum(['0', '1']).transform((value) => value === '1')

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address')
/** `0`: demo and development; `1`: a public installation; `staging`: one like it, with the providers' test keys. */
const live = z.enum(['0', '1', 'staging']).transform((value) => {
  if (value === '0') return false
  return value === '1' ? 'public' : 'staging'
})

/** One secret, or two while one is turned over: the one that signs first, then what else is still taken. */
const secretList = (each: z.ZodString) =>
  z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .pipe(z.array(each).min(1).max(2, 'takes two secrets at most'))

/** Where files are stored that every process needs: a folder of this machine, or an S3 bucket when one is named. */
const storageFields = {
  DATA_DIR: z.string().min(1),
  S3_BUCKET: z.string().min(3).max(63).optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_PREFIX: z
    .string()
    .regex(/^[\w-]+(\/[\w-]+)*$/, 'must be names of letters, digits, - and _, separated by /')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: flag.default(false),
  S3_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(60).default(5),
}

const schema = z.object({
  ...storageFields,
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  RUN_ON_NEWER_DATABASE: flag.default(false),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(16),
  PAYLOAD_SECRET: z.string().min(24),
  PAYLOAD_SECRET_PREVIOUS: z.string().min(24).optional(),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_'),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_'),
  STRIPE_WEBHOOK_SECRET: secretList(z.string().startsWith('whsec_')),
  STRIPE_API_URL: z.url().optional(),
  IDENTITY_PROVIDER: z.enum(['stripe', 'house']).optional(),
  STRIPE_JS_URL: z.url().default('https://js.stripe.com/v3/'),
  CAPTCHA_SITE_KEY: z.string().optional(),
  CAPTCHA_SECRET_KEY: z.string().optional(),
  CAPTCHA_VERIFY_URL: z.url().default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  CAPTCHA_SCRIPT_URL: z.url().default('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  LINKEDIN_ISSUER: z.url().default('https://www.linkedin.com/oauth'),
  LINKEDIN_CLIENT_ID: z.string().optional(),
  LINKEDIN_CLIENT_SECRET: z.string().optional(),
  PLACES_API_KEY: z.string().min(1).optional(),
  PLACES_API_URL: z.url().default('https://places.googleapis.com'),
  MAP_TILES: z
    .string()
    .refine(
      (text) => readMapTiles(text) !== null,
      'must be an address with {z}, {x} and {y}, or the address or path of a .pmtiles file',
    )
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().min(1).default('© OpenStreetMap contributors'),
  OPENAI_API_KEY: z.string().startsWith('sk-').optional(),
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: z.string().default('gpt-4o-mini'),
  OPENAI_INPUT_DOLLARS: z.coerce.number().min(0).default(0.15),
  OPENAI_OUTPUT_DOLLARS: z.coerce.number().min(0).default(0.6),
  AI_DRAFTS_PER_DAY: z.coerce.number().int().min(0).default(50),
  CDN_PURGE_URL: z.url().optional(),
  CDN_PURGE_METHOD: z.enum(['PURGE', 'BAN', 'POST']).default('POST'),
  CDN_PURGE_TAGS_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header')
    .optional(),
  CDN_PURGE_TAGS_KEY: z.string().default('tags'),
  CDN_PURGE_SECRET: z.string().optional(),
  CDN_PURGE_SECRET_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header')
    .default('authorization'),
  CDN_PURGE_BATCH: z.coerce.number().int().min(1).max(1000).default(30),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().default(brand.mailFrom),
  MAIL_RETURN_ADDRESS: z.email().optional(),
  MAIL_RETURN_SECRET: secretList(z.string().min(24)).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  RUN_WORKER: flag.default(true),
  /** Where Prometheus reads /metrics; nothing is measured without a port. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Read by tracing.ts before the server is loaded; here, so that a bad one is named. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_SERVICE_NAME: z.string().default('stackyard'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Whether the pages of the public site are served; off where nobody reads them, as in most tests. */
  SITE: flag.default(true),
  LIVE: live.default(false),
  STAFF_SECOND_FACTOR: flag.optional(),
  /** Rounds of PBKDF2 for each of the 256 tries that a challenge of the sign-in takes on average. */
  PROOF_OF_WORK_COST: z.coerce.number().int().min(1).max(90_000).default(4000),
  STEP_UP_MINUTES: z.coerce.number().int().min(1).max(1440).default(10),
  SEED_SCENARIO: z.enum(['demo', 'e2e', 'load']).default('demo'),
  SEED_LISTINGS: z.coerce.number().int().min(10).max(400_000).default(100_000),
  CAPTURE_REQUIRES_ADMIN: flag.default(false),
  SELLER_FEE_BASIS_POINTS: z.coerce.number().int().min(0).max(5000).default(0),
  PAYOUT_AFTER_DAYS: z.coerce.number().int().min(0).max(90).default(7),
  TRUST_PROXY: flag.default(false),
  APP_DEV_URL: z.url().optional(),
  SITE_DEV_URL: z.url().optional(),
})

/** The settings of one process, read once from the environment. */
export type Env = z.output<typeof schema>

/** Every setting by its name with what it is by default, as it would be written; `undefined` where there is none. */
export const listSettings = (): { name: string; byDefault: string | undefined }[] =>
  Object.entries(schema.shape).map(([name, field]) => {
    const { data } = z.safeParse(field, undefined)
    return { name, byDefault: data === undefined ? undefined : String(typeof data === 'boolean' ? Number(data) : data) }
  })

const storageSchema = z.object(storageFields)

/** The settings of the file storage alone. */
export type StorageEnv = z.output<typeof storageSchema>

/** Drops empty settings: an empty value counts as none. */
const filledIn = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))

/** Messages for settings of the storage that don't go together. */
function storageFaults(env: StorageEnv): string[] {
  const faults: string[] = []
  if ((env.S3_ACCESS_KEY_ID === undefined) !== (env.S3_SECRET_ACCESS_KEY === undefined))
    faults.push('S3_SECRET_ACCESS_KEY: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together')
  if (env.S3_BUCKET === undefined && (env.S3_ENDPOINT ?? env.S3_ACCESS_KEY_ID) !== undefined)
    faults.push('S3_BUCKET: is missing beside the other settings of S3')
  return faults
}

/**
 * Reads the settings of the file storage alone, for the Payload configuration and for `storage:copy`.
 * @throws Error naming every bad variable in one message.
 */
export const readStorageEnv = (source: Record<string, string | undefined>): StorageEnv =>
  checked(storageSchema.safeParse(filledIn(source)))

/** @throws Error naming every bad variable in one message. */
function checked<T extends StorageEnv>(parsed: z.ZodSafeParseResult<T>): T {
  const lines = parsed.success
    ? storageFaults(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (parsed.success && lines.length === 0) return parsed.data
  const listed = lines.map((line) => `  ${line}`).join('\n')
  throw new Error(`These settings are missing or wrong:\n${listed}\ndocs/operations.md lists them all.`)
}

/**
 * Reads and checks the settings. `LIVE=1` marks a public installation: it refuses a simulator, test keys and a
 * default secret. `LIVE=staging` is as strict, but takes the test keys of payment and captcha.
 * @throws Error naming every bad variable in one message.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const env = checked(schema.safeParse(filledIn(source)))
  const wrong = env.LIVE ? liveFaults(env) : []
  if (wrong.length > 0)
    throw new Error(`LIVE=${source.LIVE} is refused:\n${wrong.map((line) => `  ${line}`).join('\n')}`)
  return env
}

function liveFaults(env: Env): string[] {
  const faults: string[] = []
  if (env.STRIPE_API_URL) faults.push('STRIPE_API_URL points at a simulator')
  const kind = env.LIVE === 'staging' ? 'test' : 'live'
  if (!env.STRIPE_SECRET_KEY.startsWith(`sk_${kind}_`)) faults.push(`STRIPE_SECRET_KEY is not a ${kind} key`)
  if (!env.STRIPE_PUBLISHABLE_KEY.startsWith(`pk_${kind}_`)) faults.push(`STRIPE_PUBLISHABLE_KEY is not a ${kind} key`)
  if (env.PAYLOAD_SECRET.startsWith('local-')) faults.push('PAYLOAD_SECRET is a local default')
  if (env.OPENAI_API_KEY === 'sk-simulated') faults.push('OPENAI_API_KEY is that of the simulator')
  if (!env.SMTP_URL) faults.push('SMTP_URL is missing')
  if (!env.PUBLIC_URL.startsWith('https://')) faults.push('PUBLIC_URL is not https')
  for (const name of ['GOOGLE_ISSUER', 'LINKEDIN_ISSUER'] as const)
    if (!env[name].startsWith('https://')) faults.push(`${name} points at a simulator`)
  return [...faults, ...captchaFaults(env)]
}

/** Turnstile's keys for tests, which pass everybody, begin with 1x, 2x or 3x. */
function captchaFaults(env: Env): string[] {
  const faults: string[] = []
  if (!env.CAPTCHA_SITE_KEY || !env.CAPTCHA_SECRET_KEY)
    faults.push('CAPTCHA_SITE_KEY and CAPTCHA_SECRET_KEY are missing')
  else if (env.LIVE === 'public' && /^[123]x0/.test(env.CAPTCHA_SECRET_KEY))
    faults.push('CAPTCHA_SECRET_KEY is a test key')
  for (const name of ['CAPTCHA_VERIFY_URL', 'CAPTCHA_SCRIPT_URL'] as const)
    if (!env[name].startsWith('https://')) faults.push(`${name} points at a simulator`)
  return faults
}
