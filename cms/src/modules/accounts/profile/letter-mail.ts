import type { LetterPurpose } from '@stackyard/shared/schema/letter'
import type { Env } from '../../../env'
import type { Letter } from '../../foundation/mail'
import { stopLettersUrl } from '../account'

type Reader = { userId: number; email: string; firstName: string; company: string }

const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim()

/** The letter with the reader's own name and company in it. */
const filled = (template: string, reader: Reader): string =>
  template.replace(/\{(firstName|company)\}/g, (_whole, name: string) =>
    oneLine(name === 'company' ? reader.company : reader.firstName),
  )

/** An admin's letter as one person gets it; offers carry the way to end them. */
export const letterMail = (
  { subject, message, purpose = 'offers' }: { subject: string; message: string; purpose?: LetterPurpose },
  reader: Reader,
  env: Pick<Env, 'PUBLIC_URL' | 'PAYLOAD_SECRET'>,
): Letter => ({
  kind: purpose === 'service' ? 'serviceLetter' : 'offersLetter',
  to: reader.email,
  values: { subject: filled(subject, reader), message: filled(message, reader) },
  ...(purpose === 'offers' ? { stopUrl: stopLettersUrl(reader.userId, env) } : {}),
})
