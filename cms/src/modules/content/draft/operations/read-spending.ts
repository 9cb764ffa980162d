import { modelCost } from '@stackyard/shared/domain/model-cost'
import type { DraftSpending } from '@stackyard/shared/schema/content-draft'
import type { Services } from '../../../../platform/services'
import { sumTokens } from '../repository'
import { DAY_MS } from './ask-for-draft'

const MONTH_DAYS = 30

/** What a person has drafted within the quota's day, and what the drafts of that day and of thirty days have cost. */
export async function readSpending({ db, env, clock }: Services, userId: number): Promise<DraftSpending> {
  const now = clock.now().getTime()
  const times = { since: new Date(now - DAY_MS), long: new Date(now - MONTH_DAYS * DAY_MS) }
  const { drafts, day, month } = await sumTokens(db, userId, times)
  const prices = { input: env.OPENAI_INPUT_DOLLARS, output: env.OPENAI_OUTPUT_DOLLARS }
  return {
    drafts,
    draftsPerDay: env.AI_DRAFTS_PER_DAY,
    dayDollars: modelCost(day, prices),
    monthDollars: modelCost(month, prices),
  }
}
