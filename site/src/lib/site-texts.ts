import { brand } from '@stackyard/shared/reference/brand'
import type { PageLanguage } from '@stackyard/shared/reference/languages'
import { voiceIn } from './language'
import { settings } from './site-context'

/** The product's name: the CMS's, else the built-in one. */
export const productName = (): string => settings().brandName || brand.name
export const productTagline = (): string => settings().tagline || brand.tagline
/** What editors wrote is English; other languages have the built-in tagline. */
export const taglineIn = (language: PageLanguage): string =>
  language === 'en' ? productTagline() : voiceIn(language).t(brand.tagline)
export const supportEmail = (): string => settings().contactEmail || brand.supportEmail
