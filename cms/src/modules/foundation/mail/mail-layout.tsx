import { mailDirection, mailText } from '@stackyard/shared/messages/mails/mail-text'
import { brand } from '@stackyard/shared/reference/brand'
import type { Language } from '@stackyard/shared/reference/languages'
import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import type { WrittenLetter } from './letter'

const DARK = `
  .page, .page > table > tbody > tr > td { background: #10161f !important; }
  .card { background: #1a2330 !important; border-color: #2c3a4d !important; }
  .text, .brand { color: #e8edf4 !important; }
  .quiet, .quiet a, .label { color: #a9b6c6 !important; }
  .line { border-color: #2c3a4d !important; }
  .action { background: #9cc0ee !important; color: #0d1a2b !important; }
  .link { color: #9cc0ee !important; }`
const NARROW =
  '@media (max-width: 480px) { .inner { padding: 24px 20px !important; } .label { width: 34% !important; } }'
const FONT = "'Instrument Sans', 'Noto Sans Arabic', 'Segoe UI', Arial, sans-serif"
const text = { color: '#16202c', fontFamily: FONT, fontSize: 16, lineHeight: '24px', margin: '0 0 16px' }
const quiet = { color: '#4b5a6b', fontFamily: FONT, fontSize: 13, lineHeight: '20px', margin: '0 0 8px' }

export type MailTheme = 'reader' | 'light' | 'dark'

const styleOf: Readonly<Record<MailTheme, string>> = {
  reader: `@media (prefers-color-scheme: dark) { ${DARK} } ${NARROW}`,
  light: NARROW,
  dark: `${DARK} ${NARROW}`,
}

type FrameProps = {
  language: Language
  title: string
  preheader: string
  /** Who writes: the platform, or a seller in a newsletter. */
  sender?: string
  /** `light` and `dark`: whatever the reader's mail program prefers, for a preview. */
  theme?: MailTheme
  footer: ReactNode
  children: ReactNode
}

/** The frame of every email: the sender's name, a card, a footer; light and dark, in the direction of its language. */
export function MailFrame({ language, title, preheader, sender, theme = 'reader', footer, children }: FrameProps) {
  const dir = mailDirection(language)
  return (
    <Html lang={language} dir={dir}>
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{styleOf[theme]}</style>
      </Head>
      {preheader ? <Preview>{preheader}</Preview> : null}
      <Body className="page" style={{ background: '#f4f6f9', fontFamily: FONT, margin: 0, padding: '24px 8px' }}>
        <Container dir={dir} style={{ maxWidth: 600, textAlign: dir === 'rtl' ? 'right' : 'left' }}>
          <Text className="brand" style={{ ...text, color: brand.colors.primary, fontSize: 20, fontWeight: 700 }}>
            <span style={{ borderBottom: `3px solid ${brand.colors.secondary}` }}>{sender || brand.name}</span>
          </Text>
          <Section className="card" style={{ background: '#ffffff', border: '1px solid #dde4ec', borderRadius: 12 }}>
            <Section className="inner" style={{ padding: 32 }}>
              {children}
            </Section>
          </Section>
          <Section style={{ padding: '20px 4px 0' }}>{footer}</Section>
        </Container>
      </Body>
    </Html>
  )
}

/** What an email lists, as a table. */
const Lines = ({ lines, align }: { lines: WrittenLetter['lines']; align: 'left' | 'right' }) => (
  <table width="100%" cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse', margin: '8px 0 24px' }}>
    <tbody>
      {lines.map(({ label, value, url }) => (
        <tr key={url ?? label}>
          <th
            scope="row"
            align={align}
            className="label line"
            style={{
              ...quiet,
              borderTop: '1px solid #dde4ec',
              fontSize: 14,
              fontWeight: 400,
              lineHeight: '24px',
              padding: '10px 0',
              verticalAlign: 'top',
              width: '30%',
            }}
          >
            {url ? (
              <Link className="link" href={url} style={{ color: brand.colors.primary, fontWeight: 600 }}>
                {label}
              </Link>
            ) : (
              label
            )}
          </th>
          <td
            align={align}
            className="text line"
            style={{ ...text, borderTop: '1px solid #dde4ec', fontSize: 14, padding: '10px 0 10px 8px' }}
          >
            {value}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Footer = ({ why, links }: Pick<WrittenLetter, 'why' | 'links'>) => (
  <>
    <Text className="quiet" style={quiet}>
      {why}
    </Text>
    {links.map(({ label, url }) => (
      <Text key={url} className="quiet" style={quiet}>
        <Link href={url} style={{ color: '#4b5a6b', textDecoration: 'underline' }}>
          {label}
        </Link>
      </Text>
    ))}
    <Text className="quiet" style={quiet}>
      {brand.issuer.name}, {brand.issuer.address}
    </Text>
  </>
)

const Action = ({ language, label, url }: { language: Language; label: string; url: string }) => (
  <>
    <Button
      className="action"
      href={url}
      style={{
        background: brand.colors.primary,
        borderRadius: 6,
        color: '#ffffff',
        fontFamily: FONT,
        fontSize: 16,
        fontWeight: 600,
        margin: '8px 0 20px',
        padding: '12px 20px',
      }}
    >
      {label}
    </Button>
    <Text className="quiet" style={{ ...quiet, margin: 0 }}>
      {mailText(language, 'layout.link')}
      <br />
      <Link className="link" dir="ltr" href={url} style={{ color: brand.colors.primary, wordBreak: 'break-all' }}>
        {url}
      </Link>
    </Text>
  </>
)

/** An email with its subject as heading, its paragraphs, what it lists and its one action. */
export function MailLayout({ letter, theme = 'reader' }: { letter: WrittenLetter; theme?: MailTheme }) {
  const { language, subject, heading, preheader, paragraphs, lines, action, why, links } = letter
  return (
    <MailFrame {...{ language, preheader, theme }} title={subject} footer={<Footer {...{ why, links }} />}>
      <h1 className="text" style={{ ...text, fontSize: 22, fontWeight: 700, lineHeight: '28px' }}>
        {heading}
      </h1>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} className="text" style={{ ...text, whiteSpace: 'pre-line' }}>
          {paragraph}
        </Text>
      ))}
      {lines.length > 0 ? <Lines lines={lines} align={mailDirection(language) === 'rtl' ? 'right' : 'left'} /> : null}
      {action ? <Action language={language} {...action} /> : null}
    </MailFrame>
  )
}
