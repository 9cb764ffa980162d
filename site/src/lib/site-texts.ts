import { brand } from '@stackyard/shared/reference/brand'
import { settings } from './snapshot'

const { brandName, tagline, contactEmail } = settings()

/** The product's name: the CMS's, else the built-in one. */
export const productName = brandName || brand.name
export const productTagline = tagline || brand.tagline
export const supportEmail = contactEmail || brand.supportEmail
