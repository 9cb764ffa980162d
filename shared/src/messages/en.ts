import { enAccount } from './en-account'
import { enOrders } from './en-orders'
import { enOwn } from './en-own'
import { enSpec } from './en-spec'

/** Every user-visible text in English, by key. */
export const en = { ...enSpec, ...enOwn, ...enOrders, ...enAccount } as const

export type MessageKey = keyof typeof en
