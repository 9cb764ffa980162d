import type { Membership } from '@stackyard/shared/schema/plan'
import type { Services } from '../../../../platform/services'
import { readPlans } from '../plan-catalog'
import { countListings, findGrant, findLive, isChanging } from '../repository'
import { highestPlan } from '@stackyard/shared/domain/plan-limits'

/** What a person has now, and how much of it they use. */
export async function readMembership({ db, payload }: Services, userId: number): Promise<Membership> {
  const [live, grant, changing, listingCount, plans] = await Promise.all([
    findLive(db, userId),
    findGrant(db, userId),
    isChanging(db, userId),
    countListings(db, userId),
    readPlans(payload),
  ])
  const planId = highestPlan([live?.planId, grant].filter((each) => each !== undefined))
  const source = planId === 'free' ? 'free' : live?.planId === planId ? 'subscription' : 'granted'
  return {
    id: userId,
    _id: userId,
    userId,
    planId,
    source,
    status: live?.status === 'past_due' ? 'past_due' : 'active',
    isChanging: changing,
    annualPlan: live?.isAnnual ?? false,
    amountCents: live?.amountCents ?? 0,
    paymentType: live?.paymentType ?? null,
    paymentMethod: live?.paymentLabel ?? null,
    currentPeriodEnd: live?.currentPeriodEnd.toISOString() ?? null,
    cancelAtPeriodEnd: live?.cancelAtPeriodEnd ?? false,
    listingLimit: plans.find((plan) => plan.id === planId)?.listingLimit ?? null,
    listingCount,
  }
}
