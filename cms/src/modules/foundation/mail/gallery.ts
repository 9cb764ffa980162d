import { type MailKind, mailKinds } from '@stackyard/shared/messages/mails/mail-text'
import { defaultLanguage, languageNames, languages } from '@stackyard/shared/reference/languages'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { MAIL_POLICY } from '../../../platform/outbox-page'
import { writeLetter } from './letter'
import { renderLetter } from './render-letter'
import { sampleLetter } from './sample-letter'

const themes = ['light', 'dark'] as const

const shownAs = (c: Context) => ({
  language: languages.find((one) => one === c.req.query('language')) ?? defaultLanguage,
  theme: themes.find((one) => one === c.req.query('theme')) ?? ('reader' as const),
})

const previews = languages.flatMap((language) =>
  themes.map((theme) => ({
    label: `${languageNames[language]}, ${theme}`,
    query: `language=${language}&theme=${theme}`,
  })),
)

/** One kind as a picture of itself, drawn when it is scrolled to. */
const preview = (kind: MailKind, query: string) => {
  const { subject } = writeLetter(sampleLetter(kind), defaultLanguage)
  const at = `/outbox/gallery/${kind}?${query}`
  return html`<section class="mt-8">
    <h2 class="text-xl font-semibold">${subject}</h2>
    <p class="text-muted-foreground">
      ${kind}: <a class="text-link underline" href="${at}">alone</a>,
      <a class="text-link underline" href="${at}&part=text">as plain text</a>
    </p>
    <iframe
      class="mt-4 w-full border"
      src="${at}"
      title="${subject}"
      loading="lazy"
      width="100%"
      height="640"
      sandbox=""
    ></iframe>
  </section>`
}

/** All kinds below each other. */
const galleryPage = (query: string, styles: readonly string[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>All emails</title>
        ${styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
      </head>
      <body>
        <main class="shell pt-8">
          <h1 class="font-display text-3xl font-semibold tracking-tight">All emails</h1>
          <p class="text-muted-foreground mt-4 text-lg">
            ${mailKinds.length} kinds with sample values.
            <a class="text-link underline" href="/outbox">Emails that were sent</a>
          </p>
          <nav class="mt-4 flex flex-wrap gap-4" aria-label="Language and theme">
            ${previews.map(
              (one) =>
                html`<a
                  class="text-link underline"
                  href="/outbox/gallery?${one.query}"
                  ${one.query === query ? html`aria-current="page"` : ''}
                  >${one.label}</a
                >`,
            )}
          </nav>
          ${mailKinds.map((kind) => preview(kind, query))}
        </main>
      </body>
    </html>`

/**
 * Every kind of email with sample values, in a language and light or dark, as the query says; as the reader's browser
 * prefers without one. `styles` are the stylesheets of the site.
 */
export function mailGallery(styles: () => Promise<string[]>): Hono {
  const route = new Hono()
  route.get('/', async (c) => {
    const { language, theme } = shownAs(c)
    return c.html(galleryPage(`language=${language}&theme=${theme}`, await styles()))
  })
  route.get('/:kind', async (c) => {
    const kind = mailKinds.find((one) => one === c.req.param('kind'))
    if (!kind) return c.notFound()
    const { language, theme } = shownAs(c)
    const mail = await renderLetter(sampleLetter(kind), language, theme)
    if (c.req.query('part') === 'text') return c.text(mail.text)
    c.header('content-security-policy', MAIL_POLICY)
    return c.html(mail.html, 200, { 'content-language': language })
  })
  return route
}
