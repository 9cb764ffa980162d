import { randomUUID } from 'node:crypto'
import type { MerchantRecord } from '@stackyard/shared/schema/merchant'
import type { RfpLink } from '@stackyard/shared/schema/rfp-sharing'
import type { Pool } from 'pg'
import { call, type Reply } from '../../../setup/api'
import { eventually } from '../../../setup/wait'
import { DUMMY_TOKEN } from '../../../simulators/captcha/start'

export const PASSWORD = 'Racks-and-Docks-9'
export const newAddress = (): string => `merchant-${randomUUID()}@stackyard.test`

/** Every answer that an eCommerce retailer's submission needs. */
export const completeAnswers = {
  company: 'Quill Toys',
  foundedYear: 1998,
  merchantType: 'eCommerceRetailer',
  categories: ['toysGames'],
  storageVolume: '51-100',
  monthlyShipmentVolume: '501-1000',
  refMessage: 'Two docks at least.',
  userInfo: { about: 'We need room for toys from March on.' },
  ecommerceFeatures: { ediAsn: false },
  fulfillmentProvider: { '3PL': true, inHouse: false },
}

/** Step 0 of the wizard with the address. */
export const accountBody = (email: string, more: Record<string, unknown> = {}) => ({
  ...completeAnswers,
  userInfo: { email, firstName: 'Mara', lastName: 'Quill', about: 'We need room for toys from March on.' },
  password: PASSWORD,
  captchaToken: DUMMY_TOKEN,
  ...more,
})

type Made = { message: string; data?: { id: number } }

export const openAccount = (url: string, body: unknown): Promise<Reply<Made>> =>
  call<Made>(url, 'PATCH', '/merchants/create-warehouse-merchant', { body })

export const submit = (url: string, token: string, body: unknown) =>
  call<{ userUrl: string; merchant: MerchantRecord }>(url, 'PUT', '/merchants/warehouseMerchant', { token, body })

export const readRfp = (url: string, id: number, token: string) =>
  call<MerchantRecord>(url, 'GET', `/merchants/${id}`, { token })

/** Opens a link to a request as the page does that it leads to. */
export const openLink = (
  url: string,
  { path }: Pick<RfpLink, 'path'>,
  token?: string,
): Promise<Reply<MerchantRecord>> =>
  call<MerchantRecord>(url, 'GET', `/merchants/shared/${path?.split('/').at(-1)}`, token ? { token } : {})

/** How many notices of these merchants' requests there are, once no job that sends one on is left to make another. */
export async function countNotices(pool: Pool, merchantIds: readonly number[]): Promise<number> {
  const ids = merchantIds.map(String)
  await eventually('the requests, sent on', 30_000, async () => {
    const { rows } = await pool.query(
      `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'rfp:sent' and j.payload ->> 'merchantId' = any($1)`,
      [ids],
    )
    return rows.length === 0 ? true : undefined
  })
  const { rows } = await pool.query(
    `select 1 from market.notification where kind = 'rfp_submitted' and data ->> 'merchantId' = any($1)`,
    [ids],
  )
  return rows.length
}
