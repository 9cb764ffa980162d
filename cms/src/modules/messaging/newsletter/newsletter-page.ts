import { brand } from '@stackyard/shared/reference/brand'
import { type Language, pathIn } from '@stackyard/shared/reference/languages'

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export type NewsletterPage = {
  title: string
  text: string
  /** A button that posts to this very address. */
  button?: string
  /** English unless said. */
  language?: Language
}

const BACK: Record<Language, string> = { en: 'Read the news', ar: 'اقرأ الأخبار' }

/** A page of one sentence and at most one button, in the site's styles and without a script. */
export function newsletterPage(
  { title, text, button, language = 'en' }: NewsletterPage,
  styles: readonly string[],
): string {
  const sheets = styles.map((href) => `<link rel="stylesheet" href="${escape(href)}">`).join('')
  const form = button
    ? `<form method="post"><p class="mt-6"><button type="submit" class="inline-flex h-11 items-center rounded-control bg-primary px-5 font-semibold text-primary-foreground">${escape(button)}</button></p></form>`
    : ''
  return (
    `<!doctype html><html lang="${language}"${language === 'ar' ? ' dir="rtl"' : ''}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<meta name="color-scheme" content="light dark"><title>${escape(title)} · ${escape(brand.name)}</title>${sheets}</head>` +
    `<body><main class="shell pt-8"><h1 class="font-display text-3xl font-semibold tracking-tight">${escape(title)}</h1>` +
    `<p class="mt-4 text-lg text-muted-foreground">${escape(text)}</p>${form}` +
    `<p class="mt-6"><a class="text-link underline" href="${pathIn('/news', language)}">${BACK[language]}</a></p></main></body></html>`
  )
}
