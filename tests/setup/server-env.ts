import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What differs from one server of the tests to the next. */
type Wanted = {
  databaseUrl: string
  dataDir: string
  port?: number
  publicUrl?: string
  simUrl?: string
  worker?: boolean
  /** Whether it serves the pages of the site, which are built then. */
  site?: boolean
}

/** Where mails of newsletters come back to in the tests, and what signs them. */
export const RETURN_ADDRESS = 'bounces@stackyard.test'
export const RETURN_SECRET = 'returned-mail-of-the-tests-only'
/** Those before, while they are turned over. */
export const OLD_RETURN_SECRET = 'returned-mail-of-the-tests-before'
export const OLD_WEBHOOK_SECRET = 'whsec_tests_before_0123456789abcdef'
export const WEBHOOK_SECRET = 'whsec_tests_only_0123456789abcdef'

const QUICK_PASSWORDS = pathToFileURL(join(import.meta.dirname, 'quick-passwords.ts')).href

/**
 * The environment of a server in the tests: production code, its own data folder and database, the simulator, and a
 * proxy trusted so that each actor has an address of its own (`X-Forwarded-For`) for the rate limits.
 */
export function serverEnv(wanted: Wanted): Record<string, string> {
  const port = wanted.port ?? 3999
  const simUrl = wanted.simUrl ?? 'http://127.0.0.1:9'
  return {
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import ${QUICK_PASSWORDS}`,
    DATA_DIR: wanted.dataDir,
    DATABASE_URL: wanted.databaseUrl,
    DATABASE_POOL: '8',
    PORT: String(port),
    PUBLIC_URL: wanted.publicUrl ?? `http://localhost:${port}`,
    PAYLOAD_SECRET: 'tests-only-0123456789abcdef0123456789',
    STRIPE_SECRET_KEY: 'sk_test_stackyard',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_stackyard',
    STRIPE_WEBHOOK_SECRET: `${WEBHOOK_SECRET}, ${OLD_WEBHOOK_SECRET}`,
    STRIPE_API_URL: simUrl,
    STRIPE_JS_URL: `${simUrl.replace('127.0.0.1', 'localhost')}/v3/`,
    SMTP_URL: '',
    MAIL_RETURN_ADDRESS: RETURN_ADDRESS,
    MAIL_RETURN_SECRET: `${RETURN_SECRET},${OLD_RETURN_SECRET}`,
    LOG_LEVEL: 'info',
    RUN_WORKER: wanted.worker === false ? '0' : '1',
    SITE: wanted.site ? '1' : '0',
    TRUST_PROXY: '1',
    LIVE: '0',
    // Challenges of the sign-in are solved at once.
    PROOF_OF_WORK_COST: '4',
    // Sessions of demo accounts are shared by the files of a run, which takes longer than ten minutes.
    STEP_UP_MINUTES: '120',
  }
}
