import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '../../../platform/services'
import { contentSnapshot } from '../content/content-snapshot'
import { featuredCards, writeListings } from '../content/listing-snapshot'
import { topicListings } from '../content/topic-listings'
import { settingsOfEveryPage, siteSettings } from '../content/site-settings-snapshot'
import type { SitePart } from './enqueue-release'

/**
 * Writes what one part of the site is built from into `folder`: JSON files without a price, discount amount, rate or
 * deposit in them. Both parts have the settings; content has the cards of listings that its pages show too. Answers a digest of it all: an
 * equal digest means that a build would bring nothing new.
 */
export async function writeSnapshot(services: Services, part: SitePart, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const files = part === 'content' ? await contentFiles(services) : await listingFiles(services)
  const hash = createHash('sha256')
  for (const [name, value] of Object.entries(files)) {
    const text = JSON.stringify(value)
    hash.update(name).update(text)
    await writeFile(join(folder, name), text)
  }
  if (part === 'listings') hash.update(await writeListings(services, folder))
  return hash.digest('hex')
}

async function contentFiles(services: Services): Promise<Record<string, unknown>> {
  const [content, cards, topics] = await Promise.all([
    contentSnapshot(services),
    featuredCards(services),
    topicListings(services),
  ])
  return { ...content, 'featured.json': cards, 'topics.json': topics }
}

const listingFiles = async (services: Services): Promise<Record<string, unknown>> => ({
  'settings.json': settingsOfEveryPage(await siteSettings(services)),
})
