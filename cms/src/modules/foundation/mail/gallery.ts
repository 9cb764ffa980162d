import { type MailKind, mailKinds, type MailValues } from '@stackyard/shared/messages/mails/mail-text'
import { commitmentLines, reservationLines } from './order-lines'
import { languageNames, languages } from '@stackyard/shared/reference/languages'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Letter } from './letter'
import { renderLetter } from './render-letter'

/** Nothing runs in a preview; its styles are its own, as in a mail program. */
const PREVIEW_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'"
const SAMPLE_URL = 'https://stackyard.test/sample?token=sample'

const sampleValues: MailValues = {
  provider: 'Google',
  name: 'YubiKey 5',
  device: 'Firefox, Windows',
  ip: '203.0.113.7',
  at: { at: '2026-11-21T14:30:00Z' },
  to: 'new@example.com',
  from: 'old@example.com',
  profile: 'Blue Dock',
  days: 7,
  date: { day: '2026-12-21' },
  topic: 'Press',
  sender: 'Pia Reyes, pia@example.com',
  seller: 'Blue Dock',
  warehouse: 'Blue Dock Columbus',
  customer: 'Acme Goods',
  need: '300 pallets',
  subject: 'Blue Dock sent you a quote',
  message: 'Blue Dock sent you a quote for 300 pallets.\n\nIt is valid until 21 Dec 2026.',
  number: '#1042',
  amount: { cents: 123_450 },
  expires: { at: '2026-11-24T14:30:00Z' },
}

const sampleTerms = {
  type: 'offering',
  dueCents: 123_450,
  monthCents: 123_450,
  term: 3,
  startDay: '2026-12-01',
  paymentType: 'CARD',
  warehouse: 'Blue Dock Columbus',
} as const

const sampleLines = (kind: MailKind): Pick<Letter, 'lines'> => {
  if (kind === 'order.customer_purchase.customer') return { lines: commitmentLines(sampleTerms) }
  if (!kind.startsWith('order.')) return {}
  const facts = { id: 1042, spaceType: 'PALLET', quantity: 12, endDay: '2027-02-28', amountCents: 123_450 } as const
  return { lines: reservationLines({ ...sampleTerms, ...facts }) }
}

/** An email of a kind with sample values. */
export const sampleLetter = (kind: MailKind): Letter => ({
  kind,
  to: 'reader@example.com',
  name: 'Pia',
  values: sampleValues,
  url: SAMPLE_URL,
  ...sampleLines(kind),
  ...(kind === 'notice' || kind === 'digest' || kind.startsWith('order.')
    ? { preferencesUrl: 'https://stackyard.test/settings/#notifications', stopUrl: 'https://stackyard.test/stop' }
    : {}),
})

const previews = languages.flatMap((language) =>
  (['light', 'dark'] as const).map((theme) => ({
    language,
    theme,
    label: `${languageNames[language]}, ${theme}`,
    query: `language=${language}&theme=${theme}`,
  })),
)

/** Every kind of email in each language, light and dark, with sample values. */
export function mailGallery(): Hono {
  const route = new Hono()
  route.get('/', (c) =>
    c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <meta name="robots" content="noindex" />
            <title>All emails</title>
          </head>
          <body>
            <main>
              <h1>All emails</h1>
              <p><a href="/outbox">Outbox</a></p>
              ${mailKinds.map(
                (kind) =>
                  html`<section>
                    <h2>${kind}</h2>
                    <ul>
                      ${previews.map(
                        ({ label, query }) => html`<li><a href="/outbox/gallery/${kind}?${query}">${label}</a></li>`,
                      )}
                    </ul>
                  </section>`,
              )}
            </main>
          </body>
        </html>`,
    ),
  )
  route.get('/:kind', async (c) => {
    const kind = mailKinds.find((one) => one === c.req.param('kind'))
    if (!kind) return c.notFound()
    const language = languages.find((one) => one === c.req.query('language')) ?? 'en'
    const mail = await renderLetter(sampleLetter(kind), language, c.req.query('theme') === 'dark' ? 'dark' : 'light')
    c.header('content-security-policy', PREVIEW_POLICY)
    if (c.req.query('part') === 'text') return c.text(mail.text)
    return c.html(mail.html, 200, { 'content-language': language })
  })
  return route
}
