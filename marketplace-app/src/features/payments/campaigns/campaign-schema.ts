import { type Day, daysBetween, isDay } from '@stackyard/shared/domain/calendar'
import { LONGEST_CAMPAIGN_DAYS } from '@stackyard/shared/reference/campaigns'
import { CampaignInput } from '@stackyard/shared/schema/campaign'
import { campaignTexts } from '../../../lib/texts/campaigns'
import { type CampaignDraft, fieldsOf } from './campaign-draft'
import { type WizardStep, wizardSteps } from './wizard-steps'

const words = campaignTexts.wizard.budget

/** The contract's input with what the server says of days: none in the past, the last not before the first. */
export const campaignSchema = (today: Day) =>
  CampaignInput.refine(({ startDate }) => startDate === undefined || startDate >= today, {
    path: ['startDate'],
    message: words.startPast,
  })
    .refine(({ startDate = today, endDate }) => endDate >= startDate, { path: ['endDate'], message: words.endFirst })
    .refine(({ startDate = today, endDate }) => runDays(startDate, endDate) <= LONGEST_CAMPAIGN_DAYS, {
      path: ['endDate'],
      message: words.tooLong(LONGEST_CAMPAIGN_DAYS),
    })

/** How many days a campaign runs, its first and last included; 0 for days that are none. */
export const runDays = (start: Day, end: Day): number =>
  isDay(start) && isDay(end) ? Math.max(0, daysBetween(start, end) + 1) : 0

/** The first step whose fields are not right yet; the review when all are. */
export function firstOpenStep(draft: CampaignDraft, today: Day): WizardStep {
  if (draft.campaignType === '') return 'type'
  if (draft.adWarehouseIds.length + draft.adServiceIds.length === 0) return 'listings'
  const checked = campaignSchema(today).safeParse(draft)
  if (checked.success) return 'review'
  const wrong = new Set(checked.error.issues.map(({ path }) => String(path[0])))
  return wizardSteps.find((step) => fieldsOf[step].some((field) => wrong.has(field))) ?? 'review'
}
