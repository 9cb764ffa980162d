import { createStripe } from '@stackyard/cms/integrations/stripe/create-stripe'
import { isPutOff, palletsByCard, purchase, type Buyer } from '../setup/buyer'
import type { Stall } from '../faults/race-market'
import { numbersFrom } from '../setup/numbers-from'
import type { Stack } from '../setup/stack'

/** In milliseconds: of whole purchases at the client, and of the provider's answer to the same call alone. */
export type PurchaseTimes = { count: number; p50: number; p95: number; stripe: number }

export type Race = {
  perSecond: number
  seconds: number
  listings: number
  /** How many came each way: status and error code; those that were put off are not among them. */
  answers: Record<string, number>
  /** How many found too many before them, and were asked to come again. */
  putOff: number
  /** How many must have been told that there is no space left. */
  soldOut: number
  tookMs: number
  p50: number
  p95: number
}

const WARM = 30
const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T
const quantile = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const PUT_OFF = 'put off'

const answerOf = (reply: Awaited<ReturnType<typeof buy>>): string =>
  isPutOff(reply) ? PUT_OFF : `${reply.status} ${reply.error?.code ?? ''}`.trim()

const buy = (stack: Stack, buyer: Buyer, { id, quantity }: Stall) =>
  purchase(stack.url, buyer.token, palletsByCard(buyer, id, { quantity }))

/** The simulator's time for a card hold as the server asks for one, at the pace of the purchases. */
async function timeStripe(stack: Stack, buyers: Buyer[], count: number, everyMs: number): Promise<number> {
  const stripe = createStripe({ STRIPE_SECRET_KEY: 'sk_test_stackyard', STRIPE_API_URL: stack.simUrl, LIVE: false })
  const times: number[] = []
  for (let index = 0; index < count; index += 1) {
    const { id } = at(buyers, index)
    const from = performance.now()
    const intent = await stripe.paymentIntents.create({
      amount: 2000,
      currency: 'usd',
      capture_method: 'manual',
      confirm: true,
      customer: `cus_demo_${id}`,
      payment_method: `pm_demo_visa_${id}`,
      off_session: true,
    })
    const took = performance.now() - from
    times.push(took)
    await stripe.paymentIntents.cancel(intent.id)
    if (took < everyMs) await pause(everyMs - took)
  }
  return quantile(times, 0.5)
}

/**
 * Purchases, each of another buyer on another listing: one begins `everyMs` after the one before, or when that has its
 * answer if this is later. With 0 the work that a purchase leaves behind (papers, mails, webhooks) always stands beside
 * the next one. @throws Error when one is not answered with 200
 */
export async function timePurchases(
  stack: Stack,
  buyers: Buyer[],
  stalls: Stall[],
  { count, everyMs = 0 }: { count: number; everyMs?: number },
): Promise<PurchaseTimes> {
  const roomy = stalls.filter(({ small }) => !small)
  const times: number[] = []
  for (let index = 0; index < WARM + count; index += 1) {
    const from = performance.now()
    const reply = await buy(stack, at(buyers, index), at(roomy, index))
    const took = performance.now() - from
    if (!reply.success) throw new Error(`a purchase was answered ${reply.status} ${reply.error?.code}`)
    if (index >= WARM) times.push(took)
    if (took < everyMs) await pause(everyMs - took)
  }
  const stripe = await timeStripe(stack, buyers, Math.min(count, 50), everyMs)
  return { count, p50: quantile(times, 0.5), p95: quantile(times, 0.95), stripe }
}

/** Starts purchases at an even pace; resolves when each has its answer. */
export async function buyAtPace(
  stack: Stack,
  buyers: Buyer[],
  asked: Stall[],
  perSecond: number,
): Promise<Pick<Race, 'answers' | 'putOff' | 'tookMs'> & { times: number[] }> {
  const times: number[] = []
  const answers: Record<string, number> = {}
  const began = performance.now()
  await Promise.all(
    asked.map(async (stall, index) => {
      await pause((index * 1000) / perSecond)
      const from = performance.now()
      const answer = await buy(stack, at(buyers, index), stall).then(answerOf, () => 'no answer')
      times.push(performance.now() - from)
      answers[answer] = (answers[answer] ?? 0) + 1
    }),
  )
  const { [PUT_OFF]: putOff = 0, ...others } = answers
  return { answers: others, putOff, times, tookMs: performance.now() - began }
}

/** Random listings bought from at an even pace; the small ones among them are sold to the first who asks. */
export async function race(
  stack: Stack,
  buyers: Buyer[],
  stalls: Stall[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Race> {
  const random = numbersFrom(20_261_122)
  const asked = Array.from({ length: perSecond * seconds }, () => at(stalls, random(stalls.length)))
  const small = asked.filter((stall) => stall.small)
  const { answers, putOff, times, tookMs } = await buyAtPace(stack, buyers, asked, perSecond)
  return {
    perSecond,
    seconds,
    listings: stalls.length,
    answers,
    putOff,
    soldOut: small.length - new Set(small.map(({ id }) => id)).size,
    tookMs,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
  }
}
