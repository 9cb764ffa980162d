import type { Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'
import { postMovement } from '../ledger'
import type { CampaignRow } from './repository'

/**
 * Moves so many micro-dollars from the seller's balance to what the campaign has set aside; negative ones back. It happens
 * once for each `step` of the campaign. @throws a check violation when the balance or the budget would go below zero.
 */
export async function moveBudget(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { id, sellerId }: Pick<CampaignRow, 'id' | 'sellerId'>,
  { micros, step }: { micros: number; step: string },
): Promise<void> {
  if (micros === 0) return
  await postMovement(tx, {
    idem: `campaign:${id}:${step}`,
    kind: micros > 0 ? 'campaign-reserve' : 'campaign-return',
    ref: `campaign:${id}`,
    at: clock.now(),
    lines: [
      { kind: 'wallet', ownerId: sellerId, amountMicros: -micros },
      { kind: 'campaign_budget', ownerId: id, amountMicros: micros },
    ],
  })
}
