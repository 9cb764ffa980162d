import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '../../../../platform/services'
import { contentSnapshot } from '../content/content-snapshot'
import { featuredCards } from '../content/listing-snapshot'
import { topicListings } from '../content/topic-listings'

/**
 * Writes what the content of the site is built from into `folder`: JSON files without a price, discount amount, rate or
 * deposit in them. Answers a digest of it all: an equal digest means that a build would bring nothing new.
 */
export async function writeSnapshot(services: Services, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const files = await contentFiles(services)
  const hash = createHash('sha256')
  for (const [name, value] of Object.entries(files)) {
    const text = JSON.stringify(value)
    hash.update(name).update(text)
    await writeFile(join(folder, name), text)
  }
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
