import { type Language, pathIn } from '@stackyard/shared/reference/languages'
import { linkPage, type LinkPage } from '../../../platform/link-page'

const BACK: Record<Language, string> = { en: 'Read the news', ar: 'اقرأ الأخبار' }

/** What a link in a newsletter leads to, with a way to the news. */
export const newsletterPage = (page: LinkPage, styles: readonly string[]) => {
  const { language = 'en' } = page
  return linkPage(page, { href: pathIn('/news', language), label: BACK[language] }, styles)
}
