import { z } from 'zod'
import { NewPassword } from '@stackyard/shared/schema/account'
import { texts } from '../../../lib/texts'
import { peopleTexts } from '../../../lib/texts/people'

/** A person and a new password for them, typed twice. */
export const PasswordOfPerson = z
  .object({ id: z.string().min(1, peopleTexts.password.choose), password: NewPassword, repeat: z.string() })
  .refine((values) => values.password === values.repeat, { path: ['repeat'], message: texts.auth.reset.mismatch })
