import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUpBody } from '../api/accounts/auth/new-account'
import { ask, quoteBody } from '../api/reservations/quote/ask'
import { call, ok } from '../setup/api'
import { type Buyer, givePaymentMethods, palletsByCard, purchase } from '../setup/buyer'
import { control } from '../setup/simulator'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'

/** What must not be in any line, planted in all that is sent. */
const PLANTED = {
  email: 'zyxplanted.person@leak-check.test',
  password: 'Zyxplanted-Crane-41',
  name: 'Zyxplanted',
  lastName: "Quorvath-O'Leak",
  phone: '614-555-0199',
  iban: 'DE89370400440532013000',
  ip: '198.51.100.77',
  text: 'zyxplanted words of a message',
}

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ env: { LOG_LEVEL: 'debug' } })
})
afterAll(() => stack.stop())

const logged = (): string =>
  readFileSync(join(import.meta.dirname, '..', '.out', 'logs', `${basename(stack.dataDir)}-door0.log`), 'utf8')

/** Every insert into a table fails from now on, with PostgreSQL's description of the row. */
const refuseRows = (table: string) =>
  stack.pool.query(`alter table ${table} add constraint planted_refusal check (false) not valid`)

async function register(): Promise<Buyer> {
  const { email, password, name, lastName, phone, ip } = PLANTED
  const body = signUpBody({ email, password, firstName: name, lastName, phone, company: `${name} Ltd` })
  const { user, token } = await ok<{ user: { id: number }; token: string }>(stack.url, 'POST', '/auth/signup', {
    body,
    from: ip,
  })
  await stack.pool.query('update users set is_email_verified = true, kyc_verified = true where id = $1', [user.id])
  return { id: user.id, email, token, ...(await givePaymentMethods(stack.pool, user.id)) }
}

it('no line of a server and its worker names whom it was about, whatever fails', async () => {
  const { url, simUrl, pool } = stack
  const { email, name, lastName, phone, iban, ip, text } = PLANTED
  const buyer = await register()
  const from = ip
  for (const path of ['/auth/login', '/auth/forgot-password'])
    await call(url, 'POST', path, { body: { email, password: 'not-the-password' }, from })

  const bill = palletsByCard(buyer, listingIds.main)
  const refusal = `No account ${iban} of ${name} <${email}>`
  await control(simUrl, 'fail', { match: 'POST /v1/payment_intents', when: 'before', times: 9, message: refusal })
  await purchase(url, buyer.token, bill)
  await call(url, 'POST', '/user/cards/', { token: buyer.token, body: { cardToken: iban, cardHolder: name }, from })
  await call(url, 'POST', '/user/billing-info/', {
    token: buyer.token,
    body: { fullName: `${name} ${lastName}`, phoneNumber: phone, email, country: 'US' },
  })

  const need = quoteBody(listingIds.main, email, { company: `${name} Ltd` })
  const quote = { ...need, userInfo: { ...need.userInfo, firstName: name, lastName, phone, about: `${text} ${iban}` } }
  await ask(url, quote)
  const { rows } = await pool.query<{ id: number }>(`select id from users where email = 'seller@stackyard.test'`)
  const room = await ok<{ id: number }>(url, 'POST', '/chat/', { token: buyer.token, body: { userId: rows[0]?.id } })
  const message = () =>
    call(url, 'POST', `/chat/${room.id}/message`, {
      token: buyer.token,
      body: { text: `${text} ${iban} ${phone}`, sendKey: crypto.randomUUID() },
      from,
    })
  expect((await message()).success).toBe(true)

  for (const table of ['market.chat_message', 'market.quote_request', 'market.session']) await refuseRows(table)
  expect((await message()).status).toBe(500)
  await ask(url, quote, buyer.token)
  expect((await call(url, 'POST', '/auth/login', { body: { email, password: PLANTED.password }, from })).status).toBe(
    500,
  )

  const payload = JSON.stringify({ sessionId: email, userId: iban, name: `${name} ${ip}` })
  for (const job of ['account:send-new-device', 'account:send-second-factor-changed'])
    await pool.query('select graphile_worker.add_job($1, $2::json)', [job, payload])
  await eventually('the failed job in the log', 30_000, async () =>
    /"job":"account:send-new-device"/.test(logged()) ? true : undefined,
  )

  const lines = logged().split('\n')
  expect(lines.filter((line) => line.includes('an endpoint failed')).length).toBeGreaterThan(1)
  expect(logged()).toContain('planted_refusal')
  const digits = phone.replace(/\D/g, '')
  const planted = [...Object.values(PLANTED), 'zyxplanted', 'Quorvath', digits, buyer.token]
  for (const value of planted)
    expect(
      lines.filter((line) => line.toLowerCase().includes(value.toLowerCase())),
      value,
    ).toEqual([])
})
