import { brand } from '@stackyard/shared/reference/brand'
import type { LetterPurpose } from '@stackyard/shared/schema/letter'
import type { Env } from '../../../env'
import type { Mail } from '../../../platform/mailer'
import { stopLettersUrl, toMail } from '../account'

type Reader = { userId: number; email: string; firstName: string; company: string }

const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim()

/** The letter with the reader's own name and company in it. */
const filled = (template: string, reader: Reader): string =>
  template.replace(/\{(firstName|company)\}/g, (_whole, name: string) =>
    oneLine(name === 'company' ? reader.company : reader.firstName),
  )

const whyOf = (purpose: LetterPurpose): string =>
  purpose === 'service'
    ? `You get this email because you have an account at ${brand.name} and it is about the service.`
    : `You get this mail because you allow letters from ${brand.name}; switch them off in your settings.`

/** An admin's letter as one person gets it; offers carry the way to end them. */
export const letterMail = (
  { subject, message, purpose = 'offers' }: { subject: string; message: string; purpose?: LetterPurpose },
  reader: Reader,
  env: Pick<Env, 'PUBLIC_URL' | 'PAYLOAD_SECRET'>,
): Mail =>
  toMail({
    to: reader.email,
    subject: oneLine(filled(subject, reader)),
    paragraphs: filled(message, reader)
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    why: whyOf(purpose),
    ...(purpose === 'offers' ? { stopUrl: stopLettersUrl(reader.userId, env) } : {}),
  })
