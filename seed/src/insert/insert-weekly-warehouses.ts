import { fromNotation, type RichText } from '@stackyard/cms/modules/content/editorial/rich-text/from-notation'
import { slugify } from '@stackyard/shared/domain/slug'
import type { PayloadRequest } from 'payload'
import { weeklyWarehouses } from '../data/weekly-warehouses'
import { accounts } from '../plans/accounts'

const DAY_MS = 86_400_000
const COVER = 17

/** Posts on warehouses of the week, one a week, the newest of the day before yesterday. */
export async function insertWeeklyWarehouses(req: PayloadRequest, now: Date): Promise<void> {
  for (const [index, { title, excerpt, body, warehouse }] of weeklyWarehouses.entries())
    await req.payload.create({
      collection: 'posts',
      data: {
        title,
        slug: slugify(title),
        excerpt,
        body: fromNotation(body) as RichText & { root: never },
        coverSeed: COVER + index,
        author: accounts.editor.id,
        authorName: `${accounts.editor.firstName} ${accounts.editor.lastName}`,
        publishedAt: new Date(now.getTime() - (2 + index * 7) * DAY_MS).toISOString(),
        isWarehouseOfTheWeek: true,
        warehouse,
        _status: 'published',
      },
      depth: 0,
      req,
    })
}
