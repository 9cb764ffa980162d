import { brand } from '@stackyard/shared/reference/brand'
import type { Mail } from '../../../platform/mailer'
import { type ReaderKey, readerToken } from './reader-token'

/**
 * `senderName`: the seller who writes; empty or absent for the house. `preheader`: what mail programs show after the
 * subject; `plain` has it already.
 */
export type MailText = { subject: string; preheader?: string; html: string; plain: string; senderName?: string }
type Place = { publicUrl: string; secret: string }

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const absolute = (html: string, publicUrl: string): string =>
  html.replaceAll(/(href|src)="\//g, `$1="${publicUrl.replace(/\/$/, '')}/`)

/** Keeps mail programs from filling the rest of a short preview with the text of the mail. */
const FILL = '&#847;&zwnj;&nbsp;'.repeat(60)

/** The preview text of a mail: read by mail programs, shown to nobody who opens it. */
const hiddenPreview = (preheader: string): string =>
  preheader === ''
    ? ''
    : `<div style="display:none;font-size:1px;line-height:1px;max-height:0;max-width:0;mso-hide:all;opacity:0;overflow:hidden">${escape(preheader)}${FILL}</div>`

/** The link that ends what `reader` gets: a page with one button; mail programs may post to it themselves. */
export const unsubscribeUrl = (reader: ReaderKey, { publicUrl, secret }: Place): string => {
  const url = new URL('/newsletter/unsubscribe', publicUrl)
  url.searchParams.set('token', readerToken('unsubscribe', reader, secret))
  return url.href
}

/**
 * One reader's mail of a newsletter with List-Unsubscribe and one click (RFC 8058). `sendId` counts openings in all,
 * not of anybody; a test has none, nor a reader: its link would end what the writer gets or sends.
 */
export function newsletterMail(
  to: string,
  reader: ReaderKey | null,
  { subject, preheader = '', html, plain, senderName }: MailText,
  { publicUrl, secret, sendId, returnPath }: Place & { sendId: number | null; returnPath?: string | undefined },
): Mail {
  const link = reader === null ? null : unsubscribeUrl(reader, { publicUrl, secret })
  const picture =
    sendId === null
      ? ''
      : `<img src="${escape(new URL(`/newsletter/opened/${sendId}.gif`, publicUrl).href)}" width="1" height="1" alt="">`
  const why = !link
    ? 'This is a test that went to you alone. Readers find a link to unsubscribe here.'
    : senderName
      ? `You get this because you subscribed to the newsletter of ${senderName} at ${brand.name}.`
      : 'You get this because you asked for it.'
  const page =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>` +
    `<body style="background:#f4f6f9;color:#16202c;font:16px/1.5 Arial,sans-serif;margin:0;padding:24px">${hiddenPreview(preheader)}` +
    `<div style="background:#ffffff;border-radius:12px;margin:0 auto;max-width:600px;overflow:hidden">` +
    `<div style="background:${brand.colours.primary};color:#ffffff;font-size:20px;font-weight:700;padding:20px 28px">` +
    `${escape(senderName || brand.name)}</div><div style="padding:28px">${absolute(html, publicUrl)}` +
    `<p style="color:#4b5a6b;font-size:13px;margin:32px 0 0">${escape(why)}` +
    `${link ? ` <a href="${escape(link)}">Unsubscribe</a>` : ''}</p>${picture}</div></div></body></html>`
  return {
    to,
    subject,
    html: page,
    text: `${plain}\n\n${why}\n${link ? `Unsubscribe: ${link}\n` : ''}${brand.name}`,
    ...(link
      ? { headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
      : {}),
    ...(returnPath ? { returnPath } : {}),
  }
}
