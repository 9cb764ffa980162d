import { z } from 'zod'
import {
  AchAccount,
  AchInput,
  AchUpdate,
  BillingInfo,
  BillingInfoInput,
  BillingInfoUpdate,
  BillingSummary,
  Card,
  CardInput,
  CardUpdate,
} from '../schema/payment'
import { IdParams } from '../schema/query'
import { Done, endpoint, nothing } from './endpoint'

const missingPrimary = 'Without a primary: HTTP 200 with `statusCode: 404` and `results: null` (001 §4.2).'

type Group<TRecord extends z.ZodType, TInput extends z.ZodType, TUpdate extends z.ZodType> = {
  path: `/${string}`
  noun: string
  record: TRecord
  input: TInput
  update: TUpdate
}

/** The six endpoints that cards, billing details and ACH accounts share (001 §7.3). */
const records = <TRecord extends z.ZodType, TInput extends z.ZodType, TUpdate extends z.ZodType>(
  group: Group<TRecord, TInput, TUpdate>,
) => ({
  list: endpoint({
    method: 'GET',
    path: `${group.path}/`,
    audience: 'owner',
    summary: `The own ${group.noun}s`,
    input: nothing,
    results: z.array(group.record),
  }),
  primary: endpoint({
    method: 'GET',
    path: `${group.path}/primary`,
    audience: 'owner',
    summary: `The primary ${group.noun}`,
    description: missingPrimary,
    input: nothing,
    results: group.record.nullable(),
  }),
  get: endpoint({
    method: 'GET',
    path: `${group.path}/{id}`,
    audience: 'owner',
    summary: `One ${group.noun}`,
    input: IdParams,
    results: group.record,
  }),
  create: endpoint({
    method: 'POST',
    path: `${group.path}/`,
    audience: 'owner',
    summary: `Add a ${group.noun}`,
    input: group.input,
    results: group.record,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${group.path}/{id}`,
    audience: 'owner',
    summary: `Change a ${group.noun}`,
    input: group.update,
    results: group.record,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: `${group.path}/{id}`,
    audience: 'owner',
    summary: `Remove a ${group.noun}`,
    input: IdParams,
    results: Done,
  }),
})

export const billing = {
  summary: endpoint({
    method: 'GET',
    path: '/user/billing',
    audience: 'owner',
    summary: 'Primary billing details, card and ACH account',
    input: nothing,
    results: BillingSummary,
  }),
}

export const billingInfo = records({
  path: '/user/billing-info',
  noun: 'billing address',
  record: BillingInfo,
  input: BillingInfoInput,
  update: BillingInfoUpdate,
})

export const cards = records({
  path: '/user/cards',
  noun: 'card',
  record: Card,
  input: CardInput,
  update: CardUpdate,
})

export const ach = {
  ...records({
    path: '/user/ach',
    noun: 'bank account',
    record: AchAccount,
    input: AchInput,
    update: AchUpdate,
  }),
  setupIntent: endpoint({
    method: 'POST',
    path: '/user/ach/setup-intent',
    audience: 'owner',
    summary: 'Begin to connect a US bank account',
    description: 'Confirm it in the browser with the client secret, then send its id as `achToken`.',
    input: nothing,
    results: z.object({ clientSecret: z.string() }),
    callsPerMinute: 30,
  }),
}
