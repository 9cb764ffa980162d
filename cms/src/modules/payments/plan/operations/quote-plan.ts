import type { Plan, PlanDetail, PlanQuote } from '@stackyard/shared/schema/plan'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import type { Services } from '../../../../platform/services'
import { needPlan, priceOf } from '../plan-catalog'
import { findLive, type SubscriptionRow } from '../repository'
import { ensurePrice } from '../stripe-plans'

/** A plan with what changing to it costs a person today. Without a subscription that is its price. */
export async function quotePlan(services: Services, userId: number, id: string): Promise<PlanDetail> {
  const plan = await needPlan(services.payload, id)
  const live = await findLive(services.db, userId)
  const quote = (isAnnual: boolean) => quoteFor(services, plan, isAnnual, live)
  const isPaid = plan.type === 'paid'
  const [monthlyQuote, annualQuote] = await Promise.all([isPaid ? quote(false) : null, isPaid ? quote(true) : null])
  return { ...plan, isCurrent: (live?.planId ?? 'free') === plan.id, monthlyQuote, annualQuote }
}

async function quoteFor(
  services: Services,
  plan: Plan,
  isAnnual: boolean,
  live: SubscriptionRow | undefined,
): Promise<PlanQuote | null> {
  const amountCents = priceOf(plan, isAnnual)
  if (!live) return { amountDueCents: amountCents, creditCents: 0, renewsAt: null }
  if (live.planId === plan.id && live.isAnnual === isAnnual) return null
  return callStripe(async () => {
    const price = await ensurePrice(services, { planId: plan.id, isAnnual, amountCents })
    const current = await services.stripe.subscriptions.retrieve(live.stripeSubscriptionId)
    const item = current.items.data[0]
    const preview = await services.stripe.invoices.createPreview({
      subscription: current.id,
      subscription_details: {
        items: [{ ...(item ? { id: item.id } : {}), price }],
        proration_behavior: 'always_invoice',
      },
    })
    const credit = preview.lines.data.reduce((sum, line) => sum + Math.min(0, line.amount), 0)
    const end = preview.lines.data.reduce((latest, line) => Math.max(latest, line.period.end), 0)
    return {
      amountDueCents: preview.amount_due,
      creditCents: -credit,
      renewsAt: end > 0 ? new Date(end * 1000).toISOString() : null,
    }
  })
}
