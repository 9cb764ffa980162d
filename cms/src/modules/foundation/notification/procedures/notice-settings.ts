import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { findSettings, saveSettings } from '../settings-repository'

export const getNoticeSettings: Procedure<Contract['ownNotice']['get']> = async ({ context }) =>
  reply(await findSettings(context.services.db, context.user.id))

export const changeNoticeSettings: Procedure<Contract['ownNotice']['change']> = async ({ input, context }) => {
  await saveSettings(context.services.db, context.user.id, input)
  return reply(input)
}
