import { NoticeSettings } from '../schema/notice-settings'
import { endpoint, nothing } from './endpoint'

/** How a person wants to be told. */
export const ownNotice = {
  get: endpoint({
    method: 'GET',
    path: '/user/notice-settings',
    audience: 'user',
    summary: 'How you are told: by group of notices in the app and by email, and the language of emails',
    input: nothing,
    results: NoticeSettings,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/user/notice-settings',
    audience: 'user',
    summary: 'Choose how you are told',
    description: 'Notices on your account itself are always emailed.',
    input: NoticeSettings,
    results: NoticeSettings,
  }),
}
