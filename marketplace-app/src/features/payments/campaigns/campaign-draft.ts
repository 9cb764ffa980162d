import { addDays, type Day, isDay } from '@stackyard/shared/domain/calendar'
import { type CampaignType, campaignTypes } from '@stackyard/shared/reference/campaigns'
import { type WizardStep, wizardSteps } from './wizard-steps'

/** A campaign that is being created. It lives in the tab's storage, so that a reload loses nothing. */
export type CampaignDraft = {
  name: string
  campaignType: CampaignType | ''
  adWarehouseIds: number[]
  adServiceIds: number[]
  budget: number | undefined
  startDate: Day
  endDate: Day
}

/** The fields that a step asks for. */
export const fieldsOf: Record<WizardStep, readonly (keyof CampaignDraft)[]> = {
  type: ['campaignType'],
  listings: ['adWarehouseIds', 'adServiceIds'],
  budget: ['name', 'budget', 'startDate', 'endDate'],
  review: [],
}

/** The step that asks for a field; the review for what no step asks for. */
export const stepOf = (field: string): WizardStep =>
  wizardSteps.find((step) => fieldsOf[step].some((each) => field === each || field.startsWith(`${each}.`))) ?? 'review'

const usualDays = 30
const usualBudget = 100

export const emptyDraft = (today: Day): CampaignDraft => ({
  name: '',
  campaignType: '',
  adWarehouseIds: [],
  adServiceIds: [],
  budget: usualBudget,
  startDate: today,
  endDate: addDays(today, usualDays - 1),
})

const storedAs = (userId: number) => `campaign-draft-${userId}`

type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => Number.isInteger(id)) : []

/** The stored draft with whatever of it can still be used; days that have passed begin today. */
export function readDraft(userId: number, today: Day, store: DraftStore = sessionStorage): CampaignDraft {
  const empty = emptyDraft(today)
  let stored: Partial<Record<keyof CampaignDraft, unknown>>
  try {
    stored = JSON.parse(store.getItem(storedAs(userId)) ?? '{}') as typeof stored
  } catch {
    // Storage is blocked, or what it holds is no draft.
    return empty
  }
  const { name, budget, startDate, endDate } = stored
  const start = isDay(startDate) && startDate >= today ? startDate : today
  return {
    name: typeof name === 'string' ? name : '',
    campaignType: campaignTypes.find((type) => type === stored.campaignType) ?? '',
    adWarehouseIds: idsOf(stored.adWarehouseIds),
    adServiceIds: idsOf(stored.adServiceIds),
    budget: typeof budget === 'number' ? budget : usualBudget,
    startDate: start,
    endDate: isDay(endDate) && endDate >= start ? endDate : addDays(start, usualDays - 1),
  }
}

/** Stores the draft; null forgets it. */
export function writeDraft(userId: number, draft: CampaignDraft | null, store: DraftStore = sessionStorage): void {
  try {
    if (draft) store.setItem(storedAs(userId), JSON.stringify(draft))
    else store.removeItem(storedAs(userId))
  } catch {
    // Storage is full or blocked: the draft lives until the page is left.
  }
}
