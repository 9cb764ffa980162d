import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { createLogger } from './logger'

const EMAIL = 'canary.person+x@example.test'
const IP = '203.0.113.77'
const IP6 = '2001:db8:85a3::8a2e:370:7334'
const DIGEST = 'c0ffee'.repeat(10) + 'abcd'
const NAME = "Canary O'Name"

/** What PostgreSQL answers when an address is taken, as drizzle hands it on. */
function queryError(): Error {
  const cause = Object.assign(
    new pg.DatabaseError('duplicate key value violates unique constraint "users_email_idx"', 9, 'error'),
    {
      code: '23505',
      severity: 'ERROR',
      table: 'users',
      constraint: 'users_email_idx',
      detail: `Key (email)=(${EMAIL}) already exists.`,
      where: `COPY users, line 1: "${NAME}"`,
    },
  )
  return new DrizzleQueryError('insert into users (email, name) values ($1, $2)', [EMAIL, NAME, IP, IP6, DIGEST], cause)
}

const texts = [
  `invalid input syntax for type integer: "${NAME}"`,
  `Failed task 7 (send, 3ms, attempt 1 of 12) with error 'Failed query: select 1\nparams: ${EMAIL},${NAME},${IP}'`,
  `connection from ${IP} (${IP6}) with ${DIGEST} refused for <${EMAIL}>`,
]

it('logs of a failed query say what failed, and no value it failed with', () => {
  const lines: string[] = []
  const log = createLogger('info', { write: (line: string) => void lines.push(line) })
  log.error({ err: queryError() }, 'a call failed')
  log.error({ err: new Error('the job failed', { cause: queryError() }) }, 'a job failed')
  log.warn(queryError())
  for (const text of texts) {
    log.warn({ err: new Error(text) }, 'a call failed')
    log.warn({ message: text }, 'worker')
  }
  const all = lines.join('')
  for (const canary of [EMAIL, 'canary', IP, IP6, DIGEST, 'Canary']) expect(all).not.toContain(canary)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'a call failed',
    err: {
      query: 'insert into users (email, name) values ($1, $2)',
      cause: { code: '23505', table: 'users', constraint: 'users_email_idx' },
    },
  })
  expect(lines).toHaveLength(9)
})

it('says of an error of the payment provider what failed, without whose payment it was', () => {
  const lines: string[] = []
  const log = createLogger('info', { write: (line: string) => void lines.push(line) })
  const iban = 'DE89 3704 0044 0532 0130 00'
  const raw = {
    type: 'card_error',
    code: 'card_declined',
    message: `The account ${iban} (${iban.replaceAll(' ', '')}) of ${NAME} <${EMAIL}> was refused`,
    payment_method: { billing_details: { name: NAME, email: EMAIL, phone: '+1 614 555 0199' } },
  }
  const refusal = Stripe.errors.StripeError.generate(raw as never)
  log.error({ err: refusal }, 'a job failed')
  log.error({ err: new Error('the job failed', { cause: refusal }) })
  log.error(refusal)
  const all = lines.join('')
  for (const canary of [EMAIL, 'Canary', '614', 'DE89', '3704', 'billing_details']) expect(all).not.toContain(canary)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { code: 'card_declined' } })
})

it('keeps addresses of this machine, times and versions', () => {
  const lines: string[] = []
  createLogger('info', { write: (line: string) => void lines.push(line) }).warn({
    err: new Error('connect ECONNREFUSED 127.0.0.1:15432 at 12:30:45'),
  })
  expect(lines[0]).toContain('connect ECONNREFUSED 127.0.0.1:15432 at 12:30:45')
})
