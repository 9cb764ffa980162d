import { z } from 'zod'
import { bodyBoolean, recordId } from '../schema/query'
import { Profile } from '../schema/user'
import { endpoint } from './endpoint'

const Switch = z.object({ enabled: bodyBoolean })

/** Switches of the own account. Without `enabled` a switch is turned on. */
export const user = {
  enableMarketingNotification: endpoint({
    method: 'PUT',
    path: '/user/enable-marketing-notification',
    audience: 'user',
    summary: 'Turn mail about offers on or off',
    input: Switch,
    results: Profile,
  }),
  enableMessageNotification: endpoint({
    method: 'PUT',
    path: '/user/enable-message-notification',
    audience: 'user',
    summary: 'Turn mail about new messages on or off',
    input: Switch,
    results: Profile,
  }),
  enableNewsletter: endpoint({
    method: 'PUT',
    path: '/user/enableNewsletter/{id}',
    audience: 'owner',
    summary: 'Turn the newsletter on or off for the own account',
    input: Switch.extend({ id: recordId }),
    results: Profile,
  }),
}
