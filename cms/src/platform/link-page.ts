import { brand } from '@stackyard/shared/reference/brand'
import type { Language } from '@stackyard/shared/reference/languages'
import { html, raw } from 'hono/html'

const attributes: Readonly<Record<Language, string>> = { en: 'lang="en"', ar: 'lang="ar" dir="rtl"' }
const BUTTON = 'inline-flex h-11 items-center rounded-control bg-primary px-5 font-semibold text-primary-foreground'

export type LinkPage = {
  title: string
  text: string
  /** A button that posts to this very address. */
  button?: string
  /** English unless said. */
  language?: Language
}

/**
 * What a link in an email leads to: one sentence, at most one button and a way on, in the styles of the site and without
 * a script.
 */
export const linkPage = (
  { title, text, button, language = 'en' }: LinkPage,
  onward: { href: string; label: string },
  styles: readonly string[],
) =>
  html`<!doctype html>
    <html ${raw(attributes[language])}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${brand.name}</title>
        ${styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
      </head>
      <body>
        <main class="shell pt-8">
          <h1 class="font-display text-3xl font-semibold tracking-tight">${title}</h1>
          <p class="text-muted-foreground mt-4 text-lg">${text}</p>
          ${
            button
              ? html`<form method="post">
                  <p class="mt-6">
                    <button type="submit" class="${BUTTON}">${button}</button>
                  </p>
                </form>`
              : ''
          }
          <p class="mt-6"><a class="text-link underline" href="${onward.href}">${onward.label}</a></p>
        </main>
      </body>
    </html>`
