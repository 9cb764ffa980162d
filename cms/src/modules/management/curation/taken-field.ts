import { APIError } from 'payload'
import { CodedError } from '../../../platform/coded-error'

const isAbout = (error: unknown, field: string): boolean =>
  error instanceof APIError && JSON.stringify(error.data ?? '').includes(field)

/** What Payload refused because another person has it: the email or the profile address. Any other error as it is. */
export function asTaken(error: unknown): unknown {
  if (isAbout(error, 'userUrl'))
    return new CodedError('VALIDATION_FAILED', {
      issues: [{ path: 'userUrl', message: 'Another profile has this address.' }],
    })
  if (isAbout(error, 'email'))
    return new CodedError('EMAIL_TAKEN', {
      issues: [{ path: 'email', message: 'This email has an account already.' }],
    })
  return error
}
