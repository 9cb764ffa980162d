import { client } from './api'
export const a = () => client.warehouse.list({})
export const b = () => client.warehouse.list({ limit: 3, categories: ['a'], featured: true })
// @ts-expect-error unknown name
export const c = () => client.warehouse.list({ limti: 3 })
// @ts-expect-error wrong type
export const d = () => client.warehouse.list({ limit: { a: 1 } })
export const e = () => client.review.list({ warehouseId: 3 })
export const f = async () => { const r = await client.warehouse.get({ id: '3' }); const s: string = r.results.name; return s }
export const g = () => client.profile.get()
