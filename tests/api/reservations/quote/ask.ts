import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { call } from '../../../setup/api'
import { DUMMY_TOKEN } from '../../../simulators/captcha/start'

/** The body of a request for a quote as the modal sends it; `more` goes over it. */
export const quoteBody = (warehouseId: number, email: string | undefined, more: Record<string, unknown> = {}) => ({
  userInfo: {
    ...(email ? { email } : {}),
    firstName: 'Mara',
    lastName: 'Quill',
    phone: '614-555-0170',
    website: 'https://quill.example',
    about: 'We need room for toys from March on.',
    storageVolume: '51-100',
    monthlyShipmentVolume: '501-1000',
  },
  categories: ['toysGames'],
  company: 'Quill Toys',
  foundedYear: 1800,
  merchantType: 'eCommerceRetailer',
  sellerInfo: { id: 1, userType: 'admin' },
  authenticatedUser: true,
  isPublicBtnRfpAccCreateReq: true,
  warehouseId,
  captchaToken: DUMMY_TOKEN,
  ...more,
})

export const ask = (url: string, body: unknown, token?: string) =>
  call<{ message: string }>(url, 'PATCH', '/merchants/create-warehouse-merchant', { body, ...(token ? { token } : {}) })

export const newAddress = (): string => `asker-${randomUUID()}@stackyard.test`

/** A visible listing of a demo account. */
export async function listingOf(pool: Pool, email: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `select s.id from market.listing_search s join users u on u.id = s.seller_id where s.listed and u.email = $1
     order by s.id limit 1`,
    [email],
  )
  if (!rows[0]) throw new Error(`${email} has no listing`)
  return rows[0].id
}
