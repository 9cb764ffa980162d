import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure, RequestContext } from '../../../platform/procedure'
import { logSightings } from '../operations/log-sightings'

const readerOf = ({ user, ip, headers }: RequestContext) => ({ user, ip, agent: headers.get('user-agent') ?? '' })

export const logImpressions: Procedure<Contract['impressions']['log']> = async ({ input, context }) =>
  reply({ counted: await logSightings(context.services, 'impression', input.impressions, readerOf(context)) })

export const logPageVisit: Procedure<Contract['impressions']['pageVisit']> = async ({ input, context }) =>
  reply({ counted: await logSightings(context.services, 'visit', [input], readerOf(context)) })
