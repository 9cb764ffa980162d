import { mailText } from '@stackyard/shared/messages/mails/mail-text'
import { brand } from '@stackyard/shared/reference/brand'
import { defaultLanguage } from '@stackyard/shared/reference/languages'
import type { Mail } from '../../../platform/mailer'
import { renderNewsletter } from '../../foundation/mail'
import { type ReaderKey, readerToken } from './reader-token'

/**
 * `senderName`: the seller who writes; empty or absent for the platform. `preheader`: what mail programs show after the
 * subject; `plain` has it already.
 */
export type MailText = { subject: string; preheader?: string; html: string; plain: string; senderName?: string }
type Place = { publicUrl: string; secret: string }

const absolute = (html: string, publicUrl: string): string =>
  html.replaceAll(/(href|src)="\//g, `$1="${publicUrl.replace(/\/$/, '')}/`)

/** The link that ends what `reader` gets: a page with one button; mail programs may post to it themselves. */
export const unsubscribeUrl = (reader: ReaderKey, { publicUrl, secret }: Place): string => {
  const url = new URL('/newsletter/unsubscribe', publicUrl)
  url.searchParams.set('token', readerToken('unsubscribe', reader, secret))
  return url.href
}

const whyOf = (hasLink: boolean, senderName: string | undefined): string => {
  if (!hasLink) return mailText(defaultLanguage, 'newsletter.why.test')
  return senderName
    ? mailText(defaultLanguage, 'newsletter.why.seller', { seller: senderName })
    : mailText(defaultLanguage, 'newsletter.why')
}

/**
 * One reader's mail of a newsletter with List-Unsubscribe and one click (RFC 8058). `sendId` counts openings in all,
 * not of anybody; a test has none, nor a reader: its link would end what the writer gets or sends.
 */
export async function newsletterMail(
  to: string,
  reader: ReaderKey | null,
  { subject, preheader = '', html, plain, senderName }: MailText,
  { publicUrl, secret, sendId, returnPath }: Place & { sendId: number | null; returnPath?: string | undefined },
): Promise<Mail> {
  const link = reader === null ? null : unsubscribeUrl(reader, { publicUrl, secret })
  const picture = sendId === null ? null : new URL(`/newsletter/opened/${sendId}.gif`, publicUrl).href
  const why = whyOf(link !== null, senderName)
  const stop = mailText(defaultLanguage, 'newsletter.stop')
  const page = { subject, preheader, html: absolute(html, publicUrl), sender: senderName, why, stop, link, picture }
  return {
    to,
    subject,
    html: await renderNewsletter(page),
    text: `${plain}\n\n${why}\n${link ? `${stop}: ${link}\n` : ''}${brand.name}`,
    ...(link
      ? { headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
      : {}),
    ...(returnPath ? { returnPath } : {}),
  }
}
