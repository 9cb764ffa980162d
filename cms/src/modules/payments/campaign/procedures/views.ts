import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure, RequestContext } from '../../../../platform/procedure'
import { logViews } from '../operations/log-views'
import { serveAds } from '../operations/serve-ads'

const readerOf = ({ user, ip, headers }: RequestContext) => ({ user, ip, agent: headers.get('user-agent') ?? '' })

export const logImpressions: Procedure<Contract['impressions']['log']> = async ({ input, context }) =>
  reply({ counted: await logViews(context.services, 'impression', input.impressions, readerOf(context)) })

export const logPageVisit: Procedure<Contract['impressions']['pageVisit']> = async ({ input, context }) =>
  reply({ counted: await logViews(context.services, 'visit', [input], readerOf(context)) })

export const listAds: Procedure<Contract['ad']['list']> = async ({ input, context }) => {
  const cards = await serveAds(context.services, input, readerOf(context))
  return reply(cards, { total: cards.length })
}
