import { z } from 'zod'
import {
  AchAccount,
  AchInput,
  AchProof,
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

const missingPrimary = 'Without a primary: HTTP 200 with `statusCode: 404` and `results: null`.'

type Path = `/${string}`

type Group<TRecord extends z.ZodType, TInput extends z.ZodType, TUpdate extends z.ZodType> = {
  path: Path
  noun: string
  record: TRecord
  input: TInput
  update: TUpdate
  creationsPerMinute?: number
}

/** Keeps card testing slow: nobody adds more of their own within a minute. */
const methodsPerMinute = 10

/** The endpoints that read cards, billing details and ACH accounts. */
const reads = <TRecord extends z.ZodType>({ path, noun, record }: { path: Path; noun: string; record: TRecord }) => ({
  list: endpoint({
    method: 'GET',
    path: `${path}/`,
    audience: 'owner',
    summary: `The own ${noun}s`,
    input: nothing,
    results: z.array(record),
  }),
  primary: endpoint({
    method: 'GET',
    path: `${path}/primary`,
    audience: 'owner',
    summary: `The primary ${noun}`,
    description: missingPrimary,
    input: nothing,
    results: record.nullable(),
  }),
  get: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    audience: 'owner',
    summary: `One ${noun}`,
    input: IdParams,
    results: record,
  }),
})

/** The endpoints that write them. */
const writes = <TRecord extends z.ZodType, TInput extends z.ZodType, TUpdate extends z.ZodType>({
  path,
  noun,
  record,
  input,
  update,
  creationsPerMinute,
}: Group<TRecord, TInput, TUpdate>) => ({
  create: endpoint({
    method: 'POST',
    path: `${path}/`,
    audience: 'owner',
    summary: `Add a ${noun}`,
    input,
    results: record,
    ...(creationsPerMinute ? { callsPerMinute: creationsPerMinute } : {}),
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    audience: 'owner',
    summary: `Change a ${noun}`,
    input: update,
    results: record,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    audience: 'owner',
    summary: `Remove a ${noun}`,
    input: IdParams,
    results: Done,
  }),
})

const records = <TRecord extends z.ZodType, TInput extends z.ZodType, TUpdate extends z.ZodType>(
  group: Group<TRecord, TInput, TUpdate>,
) => ({ ...reads(group), ...writes(group) })

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
  creationsPerMinute: methodsPerMinute,
})

export const ach = {
  ...records({
    path: '/user/ach',
    noun: 'bank account',
    record: AchAccount,
    input: AchInput,
    update: AchUpdate,
    creationsPerMinute: methodsPerMinute,
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
  verify: endpoint({
    method: 'POST',
    path: '/user/ach/{id}/verify',
    audience: 'owner',
    summary: 'Prove a bank account by its small deposits',
    description:
      'Of an account that was entered by its numbers: both amounts in cents, or the code, as `deposits.kind` says. The provider counts wrong answers and says how many are left.',
    input: AchProof,
    results: AchAccount,
    callsPerMinute: 20,
  }),
}
