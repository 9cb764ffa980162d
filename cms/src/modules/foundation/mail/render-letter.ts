import { brand } from '@stackyard/shared/reference/brand'
import type { Language } from '@stackyard/shared/reference/languages'
import type { Mail } from '../../../platform/mailer'
import { type Letter, type WrittenLetter, writeLetter } from './letter'
import type { MailTheme } from './mail-layout'

/** The plain twin: the same paragraphs, lines and links. */
const plainOf = ({ paragraphs, lines, action, why, links }: WrittenLetter): string =>
  [
    ...paragraphs,
    ...(lines.length > 0
      ? [lines.map(({ label, value, url }) => `${label}: ${value}${url ? `\n${url}` : ''}`).join('\n')]
      : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    [why, ...links.map(({ label, url }) => `${label}: ${url}`), brand.name].join('\n'),
  ].join('\n\n')

const stopHeaders = (stopUrl: string) => ({
  'List-Unsubscribe': `<${stopUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/**
 * An email in a language as HTML with its plain twin and headers.
 * `theme`: `light` or `dark` for a preview; else as the reader's mail program prefers.
 * React Email is loaded by the first email: a process that sends none holds none of it.
 */
export async function renderLetter(letter: Letter, language: Language, theme: MailTheme = 'reader'): Promise<Mail> {
  const written = writeLetter(letter, language)
  const { drawLetter } = await import('./draw-letter')
  const headers = { ...letter.headers, ...(letter.stopUrl ? stopHeaders(letter.stopUrl) : {}) }
  return {
    to: letter.to,
    subject: written.subject,
    text: plainOf(written),
    html: await drawLetter(written, theme),
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
  }
}
