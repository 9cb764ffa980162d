import { createHash } from 'node:crypto'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { plainParagraphs } from '@stackyard/cms/modules/reservations/booking/order-terms'
import { extractText } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { newBuyer, readTransaction, type Buyer } from '../../../setup/buyer'
import { paragraphs } from '../../../setup/cms'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { orderIn } from './order-in'

const stack = sharedStack()
const { url, pool } = stack
let buyer: Buyer
let id: number
beforeAll(async () => {
  buyer = await newBuyer(stack)
  id = await orderIn(url, buyer, 'pending', { quantity: 4, selectedTerm: 3 })
})

const download = (token: string | null, orderId = id, query = ''): Promise<Response> =>
  fetch(`${url}/api/user/transaction/${orderId}/agreement${query}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })

const printed = (): Promise<Transaction & { agreement: NonNullable<Transaction['agreement']> }> =>
  eventually('the agreement printed', 15_000, async () => {
    const order = await readTransaction(url, buyer.token, id)
    return order.agreement ? { ...order, agreement: order.agreement } : undefined
  })

/** The words of an uncompressed PDF: its strings are written in hex. */
const wordsOf = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(/<([0-9a-f]+)>/g)]
    .map((match) => Buffer.from(match[1] ?? '', 'hex').toString('latin1'))
    .join('')

describe('the agreement of an order', () => {
  it('is printed soon after the purchase and fits its fingerprint, for both parties and admins', async () => {
    const { agreement } = await printed()
    for (const token of [buyer.token, await tokenOf(url, 'seller'), await tokenOf(url, 'admin')]) {
      const reply = await download(token)
      expect(reply.status).toBe(200)
      expect(reply.headers.get('content-type')).toBe('application/pdf')
      expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="agreement-${id}.pdf"`)
      const pdf = Buffer.from(await reply.arrayBuffer())
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      expect(createHash('sha256').update(pdf).digest('hex')).toBe(agreement.sha256)
    }
  })

  it('holds price, term and text of the day of the purchase, whatever changes later', async () => {
    await printed()
    const { rows } = await pool.query<{ title: string }>(
      `select terms -> 'agreement' ->> 'title' as title
      from market.orders where id = $1`,
      [id],
    )
    await pool.query(`update agreements set title = title || ' (new)' where kind = 'merchant'`)
    try {
      const words = wordsOf(Buffer.from(await (await download(buyer.token)).arrayBuffer()))
      for (const word of [
        `reservation ${id}`,
        'Bea Okafor',
        '4 pallets',
        '3 months',
        '$76.00',
        rows[0]?.title ?? 'none',
      ])
        expect(words).toContain(word)
      expect(words).not.toContain('(new)')
    } finally {
      await pool.query(`update agreements set title = replace(title, ' (new)', '') where kind = 'merchant'`)
    }
  })

  it('has a translation in Arabic that names its fingerprint, says the same, and is not stored', async () => {
    const { agreement } = await printed()
    const translated = async () => {
      const reply = await download(buyer.token, id, '?language=ar')
      expect(reply.status).toBe(200)
      expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="agreement-${id}-ar.pdf"`)
      return Buffer.from(await reply.arrayBuffer())
    }
    const pdf = await translated()
    expect(createHash('sha256').update(pdf).digest('hex')).not.toBe(agreement.sha256)
    expect((await translated()).equals(pdf)).toBe(true)
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
    expect(text.replace(/\s/g, '')).toContain(agreement.sha256)
    for (const part of ['$76.00', 'Bea Okafor']) expect(text).toContain(part)
    expect(text).toMatch(/\p{Script=Arabic}{3}/u)
    expect(text).not.toMatch(/Placed|Warehouse provider|Amount due|First payment|U\+/)
    const { rows } = await pool.query('select from market.order_document where order_id = $1', [id])
    expect(rows).toHaveLength(1)
    expect((await download(await tokenOf(url, 'seller2'), id, '?language=ar')).status).toBe(404)
  })

  it('cannot be changed or removed', async () => {
    await printed()
    for (const change of [`update market.order_document set sha256 = ''`, 'delete from market.order_document'])
      await expect(pool.query(change)).rejects.toThrow('append only')
  })

  it('answers strangers like a missing one (R-390)', async () => {
    const stranger = await newBuyer(stack)
    for (const token of [stranger.token, await tokenOf(url, 'seller2')]) {
      expect((await download(token)).status).toBe(404)
      expect((await download(token, 2_147_483_647)).status).toBe(404)
    }
    expect((await download(null)).status).toBe(401)
  })
})

it('the text of an agreement is read as plain paragraphs', () => {
  expect(plainParagraphs(paragraphs('First.', ' ', 'Second.'))).toEqual(['First.', 'Second.'])
  for (const odd of [null, 'text', {}, { root: null }]) expect(plainParagraphs(odd)).toEqual([])
})
