import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { checkReferralCode, makeReferralLink } from '../operations/referral-links'

export const generateLink: Procedure<Contract['referral']['generateLink']> = async ({ context }) =>
  reply(await makeReferralLink(context.services, context.user.id))

export const validateLink: Procedure<Contract['referral']['validateLink']> = async ({ input, context }) =>
  reply(await checkReferralCode(context.services, input.code))
