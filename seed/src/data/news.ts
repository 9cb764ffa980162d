import type { SceneKind } from '@stackyard/cms/modules/foundation/picture/scene-kind'
import { complianceNews } from './news/compliance-and-safety'
import { costNews } from './news/costs-and-contracts'
import { fulfillmentNews } from './news/fulfillment'
import type { NewsCategoryKey, NewsText } from './news-text'
import { technologyNews } from './news/technology'
import { transportationNews } from './news/transportation'
import { warehousingNews } from './news/warehousing'

export type { NewsCategoryKey }

export const newsCategories: readonly {
  key: NewsCategoryKey
  name: string
  description: string
  scene: SceneKind
}[] = [
  {
    key: 'warehousing',
    name: 'Warehousing',
    description: 'Layout, racking, receiving and the daily work of a building.',
    scene: 'highBay',
  },
  {
    key: 'fulfillment',
    name: 'Fulfillment',
    description: 'From the click to the doorstep, and back again.',
    scene: 'packing',
  },
  {
    key: 'transportation',
    name: 'Transportation',
    description: 'Ocean, rail, road and the last mile.',
    scene: 'truckCourt',
  },
  {
    key: 'technology',
    name: 'Technology',
    description: 'Systems, data and machines that earn their place.',
    scene: 'sorter',
  },
  {
    key: 'costs-and-contracts',
    name: 'Costs & contracts',
    description: 'What storage and handling cost, and what to sign.',
    scene: 'office',
  },
  {
    key: 'compliance-and-safety',
    name: 'Compliance & safety',
    description: 'Rules, audits and people who go home unhurt.',
    scene: 'forklift',
  },
  {
    key: 'industry',
    name: 'Industry',
    description: 'What moves the trade as a whole: seasons, prices, people and energy.',
    scene: 'containers',
  },
]

const byCategory: readonly (readonly [NewsCategoryKey, readonly NewsText[]])[] = [
  ['warehousing', warehousingNews],
  ['fulfillment', fulfillmentNews],
  ['transportation', transportationNews],
  ['technology', technologyNews],
  ['costs-and-contracts', costNews],
  ['compliance-and-safety', complianceNews],
]

/** All posts, newest first: one of each file in turn. */
export const newsPosts: readonly (NewsText & { category: NewsCategoryKey })[] = Array.from({ length: 10 }, (_, round) =>
  byCategory.flatMap(([category, posts]) => {
    const post = posts[round]
    return post ? [{ category, ...post }] : []
  }),
).flat()
