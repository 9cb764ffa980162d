import type { Campaign } from '@stackyard/shared/schema/campaign'
import { tokenOf } from '../../../setup/actors'
import {
  type Advertiser,
  cardOf,
  logSeen,
  logVisit,
  runningCampaign,
  seen,
  started,
  visitor,
} from '../../../setup/advertiser'
import type { Stack } from '../../../setup/stack'

/** A seller whose two campaigns have five views, a visit and a forged view, and the token of an admin. */
export async function viewedCampaigns(
  stack: Pick<Stack, 'url' | 'pool' | 'simUrl'>,
): Promise<{ admin: string; seller: Advertiser; campaign: Campaign; nearby: Campaign }> {
  const { url } = stack
  const { seller, campaign } = await runningCampaign(stack, { credit: 200, name: 'Figures of Holm' })
  const nearby = await started(url, seller, { campaignType: 'nearby', budget: 10 })
  for (let reader = 0; reader < 4; reader++) {
    const who = visitor()
    const record = seen(await cardOf(url, campaign, who))
    await logSeen(url, [record], who)
    // The visit comes last: in the first hours of a day it uses up what the campaign may spend by then.
    if (reader === 3) await logVisit(url, record, who)
  }
  const who = visitor()
  await logSeen(url, [seen(await cardOf(url, nearby, who))], who)
  await logSeen(url, [{ ...seen(await cardOf(url, nearby, who)), token: 'forged' }], who)
  return { admin: await tokenOf(url, 'admin'), seller, campaign, nearby }
}
