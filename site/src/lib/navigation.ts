import type { PageLanguage } from '@stackyard/shared/reference/languages'
import { type Text, voiceIn } from './language'
import type { SiteSettings } from '@stackyard/shared/schema/page-data'
import { settings } from './site-context'

/* The links of header and footer: those of the site settings, else the built-in ones. */

export type NavigationLink = { path: string; label: string }
export type NavigationColumn = { title: string; links: NavigationLink[] }

type BuiltIn = readonly (readonly [path: string, label: Text])[]
type Words = { words: string; inArabic: string | null }

const header: BuiltIn = [
  ['/warehouses', 'Warehouses'],
  ['/warehouses/hot-racks', 'HotRacks'],
  ['/services', 'Services'],
  ['/news', 'News'],
  ['/encyclopedia', 'Encyclopedia'],
  ['/faqs', 'FAQs'],
]

const footer: readonly { title: Text; links: BuiltIn }[] = [
  {
    title: 'Find space',
    links: [
      ['/warehouses', 'Explore warehouses'],
      ['/warehouses/featured', 'Featured warehouses'],
      ['/warehouses/hot-racks', 'HotRacks'],
      ['/warehouses/region/south', 'Warehouses by region'],
      ['/services', 'Logistics services'],
    ],
  },
  {
    title: 'Learn',
    links: [
      ['/news', 'News'],
      ['/knowledge-base', 'Knowledge base'],
      ['/articles', 'Articles'],
      ['/encyclopedia', 'Encyclopedia'],
      ['/supply-chain-logistics-definitions', 'Definitions'],
      ['/faqs', 'FAQs'],
      ['/rating-system', 'Rating system'],
      ['/how-ranking-works', 'How results are ranked'],
    ],
  },
  {
    title: 'Company',
    links: [
      ['/about-us', 'About us'],
      ['/company', 'Company'],
      ['/warehouse', 'List your warehouse'],
      ['/carriers', 'Carriers'],
      ['/brands', 'Brands'],
      ['/ads', 'Advertise'],
      ['/services/partners', 'Partners'],
      ['/media', 'Media'],
      ['/contact-us', 'Contact us'],
      ['/terms-of-use', 'Terms of use'],
      ['/privacy-policy', 'Privacy policy'],
    ],
  },
  {
    title: 'Agreements',
    links: [
      ['/merchant-agreement', 'Merchant agreement'],
      ['/warehouse-agreement', 'Warehouse agreement'],
    ],
  },
]

/** Words of editors in a language: their Arabic ones, else ours for the same English words, else the English ones. */
const spoken = ({ words, inArabic }: Words, language: PageLanguage): string =>
  (language === 'ar' && inArabic) || voiceIn(language).known(words)

const builtIn = (links: BuiltIn, language: PageLanguage): NavigationLink[] =>
  links.map(([path, label]) => ({ path, label: voiceIn(language).t(label) }))

const written = (links: NonNullable<SiteSettings['headerLinks']>, language: PageLanguage): NavigationLink[] =>
  links.map(({ path, label, labelArabic }) => ({
    path,
    label: spoken({ words: label, inArabic: labelArabic }, language),
  }))

/** The links of the header in a language, with paths in English. */
export const headerLinks = (language: PageLanguage, { headerLinks: own } = settings()): NavigationLink[] =>
  own?.length ? written(own, language) : builtIn(header, language)

/** The columns of the footer in a language, with paths in English. */
export const footerColumns = (language: PageLanguage, { footerColumns: own } = settings()): NavigationColumn[] =>
  own?.length
    ? own.map(({ title, titleArabic, links }) => ({
        title: spoken({ words: title, inArabic: titleArabic }, language),
        links: written(links, language),
      }))
    : footer.map(({ title, links }) => ({ title: voiceIn(language).t(title), links: builtIn(links, language) }))
