import type Stripe from 'stripe'
import type { Call } from '../call'
import { assertMayUse } from '../client-secret'
import type { Simulation } from '../simulation'
import { invalid, type StripeFault } from '../stripe-fault'
import { fail, failSetup, succeed, unexpected } from './setup-intent-ends'

type Intent = Stripe.SetupIntent

/** How an account is proven: two amounts, or one deposit that carries a code. */
export const depositKinds = ['amounts', 'descriptor_code'] as const
export type DepositKind = (typeof depositKinds)[number]

const provenBy: Record<DepositKind, string> = { amounts: '32,45', descriptor_code: 'SM11AA' }
const attemptsOf: Record<DepositKind, number> = { amounts: 10, descriptor_code: 3 }
/** Answers of test mode that use up all attempts at once. */
const exhausting = ['10,11', 'SM33CC']

const day = 86_400
const prefix = 'payment_method_microdeposit'

/** Notes what an account that was entered by its numbers is sent. */
export function planDeposits(sim: Simulation, methodId: string, kind: DepositKind = 'amounts'): void {
  sim.store.state.microDeposits[methodId] = { kind, wrong: 0 }
}

/** Two days for the deposits, ten for the answer. An account that cannot take them says so after one day. */
export function sendDeposits(sim: Simulation, intent: Intent, method: Stripe.PaymentMethod): Intent {
  const { hidden, due, microDeposits } = sim.store.state
  if (!microDeposits[method.id]) planDeposits(sim, method.id)
  intent.status = 'requires_action'
  intent.next_action = {
    type: 'verify_with_microdeposits',
    verify_with_microdeposits: {
      arrival_date: sim.store.now() + 2 * day,
      hosted_verification_url: 'https://payments.stripe.com/microdeposit/sim',
      microdeposit_type: microDeposits[method.id]?.kind ?? 'amounts',
    },
  }
  const daysToEnd = hidden.behaviors[method.id]?.refusesDeposits ? 1 : 10
  due.push({ at: sim.store.now() + daysToEnd * day, kind: 'deposits', id: intent.id })
  sim.emit('setup_intent.requires_action', sim.store.put('setup_intent', intent))
  return intent
}

/** What the clock ends: deposits that could not be sent, or that nobody has answered for in time. */
export function endDeposits(sim: Simulation, id: string): void {
  const intent = sim.store.find('setup_intent', id)
  if (intent?.next_action?.type !== 'verify_with_microdeposits') return
  const isRefused = sim.store.state.hidden.behaviors[String(intent.payment_method)]?.refusesDeposits
  const fault = isRefused
    ? invalid(
        'Microdeposit transfers failed. Please check the account, institution and transit numbers provided.',
        `${prefix}_failed`,
      )
    : invalid(
        'Payment method should be verified with microdeposits within the required period.',
        `${prefix}_verification_timeout`,
      )
  failSetup(sim, intent, fault)
}

/** 32 and 45 cents, or the code SM11AA, prove the account; wrong answers are counted and in the end are too many. */
export function verifyMicrodeposits(call: Call): Intent {
  const { sim, params, id } = call
  const intent = sim.store.need('setup_intent', id)
  assertMayUse(call, intent)
  if (intent.next_action?.type !== 'verify_with_microdeposits') throw unexpected(intent, 'verify')
  const method = sim.store.need('payment_method', String(intent.payment_method))
  const deposits = (sim.store.state.microDeposits[method.id] ??= { kind: 'amounts', wrong: 0 })
  const amounts = params.list('amounts')?.map(Number)
  if (amounts && (amounts.length !== 2 || !amounts.every((cents) => Number.isInteger(cents) && cents > 0)))
    throw invalid(
      'You must provide exactly two positive integers, in cents, equal to the values of the microdeposits.',
      `${prefix}_verification_amounts_invalid`,
      'amounts',
    )
  const code = params.text('descriptor_code')
  const answer = deposits.kind === 'amounts' ? amounts?.toSorted((a, b) => a - b).join() : code?.toUpperCase()
  if (answer === provenBy[deposits.kind]) return succeed(sim, intent, method)
  deposits.wrong = exhausting.includes(answer ?? '') ? attemptsOf[deposits.kind] : deposits.wrong + 1
  sim.store.touch()
  const left = attemptsOf[deposits.kind] - deposits.wrong
  if (left > 0) throw mismatch(deposits.kind, left)
  return fail(
    sim,
    intent,
    invalid(
      'You have exceeded the number of allowed verification attempts.',
      `${prefix}_verification_attempts_exceeded`,
    ),
  )
}

function mismatch(kind: DepositKind, left: number): StripeFault {
  const [what, code] =
    kind === 'amounts'
      ? ['amounts provided do not match the amounts that were', 'amounts_mismatch']
      : ['verification code provided does not match the one', 'descriptor_code_mismatch']
  return invalid(
    `The ${what} sent to the bank account. You have ${left} verification attempts remaining.`,
    `${prefix}_verification_${code}`,
  )
}
