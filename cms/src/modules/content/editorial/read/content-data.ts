import type { ContentData } from '@stackyard/shared/schema/content-data'
import type { Services } from '../../../../platform/services'
import { DAY, listTag, SETTINGS } from '../../../../platform/page-tags'
import { articleData } from './articles'
import { addressData } from './content-addresses'
import { knowledgeData } from './knowledge'
import { type Note, textReader } from './linked-text'
import { postData } from './posts'
import { serviceData } from './services'
import { pageData } from './site-pages'
import { siteSettings } from './site-settings'

type Needed = Pick<Services, 'db' | 'env' | 'payload'>

/** What one page shows of the content. Each read notes what the page depends on. */
export function createContentData(
  { db, env, payload }: Needed,
  note: Note,
): Omit<ContentData, 'featuredCards' | 'topicCards'> {
  const read = { db, env, payload, note, text: textReader(db, note) }
  const knowledge = knowledgeData(read)
  return {
    ...postData(read),
    ...articleData(read),
    ...knowledge,
    ...pageData(read, knowledge),
    ...serviceData(db, note),
    ...addressData(db, note),
    async homeSettings() {
      for (const tag of [SETTINGS, DAY, listTag({})]) note(tag)
      return (await siteSettings({ db, env, payload })).settings
    },
  }
}
