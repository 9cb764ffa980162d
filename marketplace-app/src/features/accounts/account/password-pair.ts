import { z } from 'zod'
import { NewPassword } from '@stackyard/shared/schema/account'
import { texts } from '../../../lib/texts'

/** A new password typed twice. */
export const PasswordPair = z
  .object({ password: NewPassword, repeat: z.string() })
  .refine((pair) => pair.password === pair.repeat, { path: ['repeat'], message: texts.auth.reset.mismatch })

/** The change of the own password: the current one, and the new one twice. */
export const PasswordChange = z
  .object({
    currentPassword: z.string().min(1, 'Current password is required').max(256),
    newPassword: NewPassword,
    repeat: z.string(),
  })
  .refine((change) => change.newPassword === change.repeat, { path: ['repeat'], message: texts.auth.reset.mismatch })
export type PasswordChange = z.infer<typeof PasswordChange>
