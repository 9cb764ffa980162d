import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { createStripe } from './integrations/stripe/create-stripe'
import { checkBooks } from './modules/reservations/booking/operations/check-books'

/** The settings of a marketplace that runs from DATA_DIR, which `npm start` notes there; the environment goes first. */
function settings(): Record<string, string | undefined> {
  const file = join(process.env.DATA_DIR ?? '.data', 'running.json')
  const noted = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
  return { ...noted, ...process.env }
}

const { DATABASE_URL, STRIPE_SECRET_KEY, STRIPE_API_URL, LIVE } = settings()
if (!DATABASE_URL || !STRIPE_SECRET_KEY) {
  console.error('Start the marketplace first (npm start), or set DATABASE_URL and STRIPE_SECRET_KEY.')
  process.exit(2)
}
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 2 })
const stripe = createStripe({
  STRIPE_SECRET_KEY,
  STRIPE_API_URL: STRIPE_API_URL || undefined,
  LIVE: LIVE === '1' ? 'public' : false,
})
const { checked, violations } = await checkBooks(pool, stripe)
for (const { invariant, detail } of violations) console.error(`✗ ${invariant}: ${detail}`)
console.log(violations.length === 0 ? `✓ ${checked} invariants hold` : `${violations.length} violations`)
await pool.end()
process.exit(violations.length === 0 ? 0 : 1)
