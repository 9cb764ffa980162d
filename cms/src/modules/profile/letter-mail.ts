import { brand } from '@stackyard/shared/reference/brand'
import type { Env } from '../../env'
import type { Mail } from '../../platform/mailer'
import { stopLettersUrl, toMail } from '../account'

type Reader = { userId: number; email: string; firstName: string; company: string }

const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim()

/** The letter with the reader's own name and company in it. */
const filled = (template: string, reader: Reader): string =>
  template.replace(/\{(firstName|company)\}/g, (_whole, name: string) =>
    oneLine(name === 'company' ? reader.company : reader.firstName),
  )

/** An admin's letter as one person gets it. */
export const letterMail = (
  { subject, message }: { subject: string; message: string },
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
    why: `You get this mail because you allow letters from ${brand.name}; switch them off in your settings.`,
    stopUrl: stopLettersUrl(reader.userId, env),
  })
