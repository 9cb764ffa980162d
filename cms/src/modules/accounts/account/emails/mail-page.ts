import { brand } from '@stackyard/shared/reference/brand'
import type { Mail } from '../../../../platform/mailer'

/** A mail in plain words: paragraphs, at most one button, a closing line on why it was sent. */
export type Letter = {
  to: string
  subject: string
  paragraphs: string[]
  button?: { label: string; url: string }
  why: string
  /** Of a letter to many: the link that ends such letters, which mail programs offer as one click (RFC 8058). */
  stopUrl?: string
}

const STOP = 'Get no more letters'

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escape(text)}</p>`

const buttonHtml = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0"><a href="${escape(url)}" style="background:${brand.colours.primary};border-radius:8px;` +
  `color:#ffffff;display:inline-block;font-weight:600;padding:12px 20px;text-decoration:none">${escape(label)}</a></p>` +
  `<p style="color:#4b5a6b;font-size:13px;margin:0 0 16px;word-break:break-all">${escape(url)}</p>`

/**
 * The letter as text and as HTML with the brand's header. Whatever people typed is shown as text; in the subject, on one
 * line.
 */
export function toMail({ to, paragraphs, button, why, stopUrl, ...letter }: Letter): Mail {
  const subject = letter.subject.replace(/\s+/g, ' ').trim()
  const text = [
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    `${why}\n${stopUrl ? `${STOP}: ${stopUrl}\n` : ''}${brand.name}`,
  ]
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>` +
    `<body style="background:#f4f6f9;color:#16202c;font:16px/1.5 Arial,sans-serif;margin:0;padding:24px">` +
    `<div style="background:#ffffff;border-radius:12px;margin:0 auto;max-width:560px;overflow:hidden">` +
    `<div style="background:${brand.colours.primary};color:#ffffff;font-size:20px;font-weight:700;padding:20px 28px">` +
    `${escape(brand.name)}</div><div style="padding:28px">${paragraphs.map(paragraph).join('')}` +
    `${button ? buttonHtml(button) : ''}<p style="color:#4b5a6b;font-size:13px;margin:24px 0 0">${escape(why)}` +
    `${stopUrl ? ` <a href="${escape(stopUrl)}">${STOP}</a>` : ''}</p>` +
    `</div></div></body></html>`
  const headers = { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return { to, subject, text: text.join('\n\n'), html, ...(stopUrl ? { headers } : {}) }
}
