import { formatMicros } from '@stackyard/shared/domain/micros'
import { text } from '@stackyard/shared/messages/text'
import type { CampaignEnd } from '@stackyard/shared/reference/campaigns'
import type { Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'
import { notifyUser } from '../../foundation/notification'
import { moveBudget } from './campaign-ledger'
import { type CampaignRow, updateCampaign } from './repository'

/** Ends that a seller did not ask for: they are notified. */
const unasked = ['ended', 'budget_spent', 'credit_taken_back'] as const

/**
 * Makes a locked campaign INACTIVE and returns what is left of its budget to the seller's balance. One that is INACTIVE
 * already stays as it is.
 */
export async function endCampaign(
  services: Services,
  tx: Tx,
  row: CampaignRow,
  reason: CampaignEnd,
): Promise<CampaignRow> {
  if (row.status === 'INACTIVE') return row
  const restMicros = row.budgetMicros - row.spentMicros
  await moveBudget(services, tx, row, { micros: -restMicros, step: 'return' })
  const ended = await updateCampaign(tx, row.id, { status: 'INACTIVE', endReason: reason })
  const news = unasked.find((each) => each === reason)
  if (news) {
    const params = { name: row.name, rest: formatMicros(restMicros), spent: formatMicros(row.spentMicros) }
    await notifyUser(services.jobs, tx, {
      userId: row.sellerId,
      kind: `campaign_${news}`,
      message: text(`campaign.notice.${news}`, params),
      data: { campaignId: row.id },
      mail: { subject: text(`campaign.notice.${news}.subject`, params), path: `/dashboard/campaigns/${row.id}` },
    })
  }
  return ended
}
