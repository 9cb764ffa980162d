import { createHash, randomUUID } from 'node:crypto'
import { addDays } from '@stackyard/shared/domain/calendar'
import { amend } from '@stackyard/shared/domain/amendment'
import { sumOfCharges } from '@stackyard/shared/domain/running-terms'
import { extractText } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { newBuyer, readTransaction, type Buyer } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { orderIn } from '../transaction/order-in'
import { amendmentsOf } from './amend'

const stack = sharedStack()
const { url, pool } = stack
const changes = amendmentsOf(url)
let buyer: Buyer
let seller = ''
let id = 0
let change = 0
beforeAll(async () => {
  buyer = await newBuyer(stack)
  seller = await tokenOf(url, 'seller')
  id = await orderIn(url, buyer, 'approved', { selectedTerm: 3, quantity: 2 })
  const { terms, unitCents, minimumCents, today, settled } = (await changes.read(id, buyer.token)).results
  if (!terms) throw new Error('no terms')
  const extension = { kind: 'extension', months: 1 } as const
  const result = amend(terms, extension, { unitCents, minimumCents }, { today, settled })
  const body = { ...extension, note: 'One month more, please', totalCents: sumOfCharges(result) }
  change = (await changes.propose(id, buyer.token, body)).results.list[0]?.id ?? 0
})

const download = (token: string | null, query = ''): Promise<Response> =>
  fetch(`${url}/api/user/transaction/${id}/amendments/${change}/agreement${query}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })

/** The words of an uncompressed PDF: its strings are written in hex. */
const wordsOf = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(/<([0-9a-f]+)>/g)]
    .map((match) => Buffer.from(match[1] ?? '', 'hex').toString('latin1'))
    .join('')

describe('the amended agreement', () => {
  it('is there once the change is agreed, for both sides and admins, under the hash of the first', async () => {
    expect((await download(buyer.token)).status).toBe(404)
    expect((await changes.accept(id, seller)).status).toBe(200)
    const hashes = new Set<string>()
    let words = ''
    for (const token of [buyer.token, seller, await tokenOf(url, 'admin')]) {
      const reply = await download(token)
      expect(reply.status).toBe(200)
      expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="agreement-${id}-amendment-1.pdf"`)
      const pdf = Buffer.from(await reply.arrayBuffer())
      hashes.add(createHash('sha256').update(pdf).digest('hex'))
      words = wordsOf(pdf)
    }
    const { rows } = await pool.query<{ kind: string; sha256: string }>(
      'select kind, sha256 from market.order_document where order_id = $1 order by kind',
      [id],
    )
    const first = await eventually('the first agreement', 15_000, async () => {
      const { agreement } = await readTransaction(url, buyer.token, id)
      return agreement?.sha256
    })
    expect([...hashes]).toEqual([rows.find(({ kind }) => kind === 'amendment')?.sha256])
    for (const part of [
      `Amendment 1 to the agreement for reservation ${id}`,
      'by the customer',
      'by the warehouse provider',
    ])
      expect(words).toContain(part)
    // The hash is longer than a line.
    expect(words.replaceAll(' ', '')).toContain(first.slice(0, 30))
    expect(words).not.toContain('One month more')
  })

  it('has a translation in Arabic that names its fingerprint and is not stored', async () => {
    const kept = async () =>
      (
        await pool.query<{ sha256: string }>(
          `select sha256 from market.order_document where order_id = $1 and kind = 'amendment'`,
          [id],
        )
      ).rows
    const [{ sha256 } = { sha256: 'none' }] = await kept()
    const reply = await download(seller, '?language=ar')
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="agreement-${id}-amendment-1-ar.pdf"`)
    const file = new Uint8Array(await reply.arrayBuffer())
    const { text } = await extractText(file, { mergePages: true })
    expect(text.replace(/\s/g, '')).toContain(sha256)
    expect(text).toMatch(/\p{Script=Arabic}{3}/u)
    expect(text).not.toMatch(/Amends|Proposed|longer|Payments|First payment|by the|U\+/)
    expect(await kept()).toHaveLength(1)
    expect((await download(await tokenOf(url, 'seller2'), '?language=ar')).status).toBe(404)
  })

  it('is nothing to strangers and visitors', async () => {
    const stranger = await newBuyer(stack)
    expect((await download(stranger.token)).status).toBe(404)
    expect((await download(await tokenOf(url, 'seller2'))).status).toBe(404)
    expect((await download(null)).status).toBe(401)
  })

  it('can no more be removed than the first one', async () => {
    const removal = pool.query(`delete from market.order_document where order_id = $1 and kind = 'amendment'`, [id])
    await expect(removal).rejects.toThrow('append only')
  })
})

it('30 days before the end both sides are asked about an extension, once', async () => {
  const { endDate } = await readTransaction(url, buyer.token, id)
  const ask = (today: string) =>
    pool.query(
      `select graphile_worker.add_job('amendment:ask-extensions', json_build_object('today', $1::text),
      job_key => $2)`,
      [today, randomUUID()],
    )
  const asked = async () =>
    (
      await pool.query<{ user_id: number; path: string }>(
        `select user_id, data ->> 'path' as path from market.notification
          where kind = 'extension_asked' and (data ->> 'transactionId')::int = $1`,
        [id],
      )
    ).rows
  await ask(addDays(endDate ?? '', -31))
  await ask(addDays(endDate ?? '', -30))
  await eventually('the question', 30_000, async () => ((await asked()).length > 0 ? true : undefined))
  await ask(addDays(endDate ?? '', -29))
  await eventually('the work of a day', 30_000, async () => {
    const { rows } = await pool.query(
      `select from graphile_worker.jobs where task_identifier = 'amendment:ask-extensions'`,
    )
    return rows.length === 0 ? true : undefined
  })
  const rows = await asked()
  expect(rows.map(({ path }) => path)).toEqual([1, 2].map(() => `/dashboard/transactions/${id}?change=extension`))
  expect(rows.map(({ user_id }) => user_id)).toContain(buyer.id)
})
