import type { Language } from '@stackyard/shared/reference/languages'
import { mailPart, mailText, type MailKind, type MailValues } from '@stackyard/shared/messages/mails/mail-text'

/** A row of what an email lists; `url` is where its label leads. */
export type Line = { label: string; value: string; url?: string }

/** An email before it has a language: what it is about, to whom, and the values of its texts. */
export type Letter = {
  kind: MailKind
  to: string
  /** How the reader is greeted; empty: without a name. Absent: no greeting. */
  name?: string
  values?: MailValues
  /** Where the one action leads. */
  url?: string
  /** What the email lists, in each language. */
  lines?: Readonly<Record<Language, readonly Line[]>>
  /** The link that ends such emails, which mail programs offer as one click (RFC 8058). */
  stopUrl?: string
  /** Links that end a part of such emails each, by the name of what they are about. */
  stops?: readonly { name: string; url: string }[]
  /** The page on which the reader chooses what to get. */
  preferencesUrl?: string
  headers?: Readonly<Record<string, string>>
}

/** An email in the words of its language: the source of its HTML and of its plain twin. */
export type WrittenLetter = {
  language: Language
  subject: string
  /** The subject as a heading, in which names keep their own direction. */
  heading: string
  preheader: string
  paragraphs: readonly string[]
  lines: readonly Line[]
  action: { label: string; url: string } | null
  why: string
  links: readonly { label: string; url: string }[]
}

const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim()

/** Names come from people: only a `message` has paragraphs of its own. */
const tidy = (values: MailValues): MailValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'message' ? oneLine(value) : value,
    ]),
  )

const greeting = (language: Language, name: string | undefined): string[] => {
  if (name === undefined) return []
  const said = oneLine(name)
  return [said ? mailText(language, 'layout.greeting', { name: said }) : mailText(language, 'layout.greeting.nameless')]
}

/** An email in a language; its preheader is the first paragraph after the greeting. */
export function writeLetter(letter: Letter, language: Language): WrittenLetter {
  const values = tidy(letter.values ?? {})
  const body = (mailPart(language, letter.kind, 'body', values) ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  const label = mailPart(language, letter.kind, 'action', values)
  const stop = /^(notice$|digest$|order\.|arrival\.|change\.|searchAlert)/.test(letter.kind)
    ? 'layout.stop.kind'
    : 'layout.stop'
  return {
    language,
    subject: oneLine(mailPart(language, letter.kind, 'subject', values) ?? ''),
    heading: oneLine(mailPart(language, letter.kind, 'heading', values) ?? ''),
    preheader: oneLine(body[0] ?? ''),
    paragraphs: [...greeting(language, letter.name), ...body],
    lines: letter.lines?.[language] ?? [],
    action: label && letter.url ? { label, url: letter.url } : null,
    why: mailPart(language, letter.kind, 'why', values) ?? '',
    links: [
      ...(letter.preferencesUrl
        ? [{ label: mailText(language, 'layout.preferences'), url: letter.preferencesUrl }]
        : []),
      ...(letter.stops ?? []).map(({ name, url }) => ({
        label: mailText(language, 'layout.stop.alert', { name }),
        url,
      })),
      ...(letter.stopUrl ? [{ label: mailText(language, stop), url: letter.stopUrl }] : []),
    ],
  }
}

/** A text whose every line is a paragraph. */
export const paragraphsOf = (text: string): string =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .join('\n\n')
