import { present, type RawSearch, readOneOf, readText, readWhole } from '@stackyard/shared/domain/read-search'

export const submissionViews = ['messages', 'subscriptions'] as const
type SubmissionView = (typeof submissionViews)[number]

export type SubmissionSearch = {
  view?: SubmissionView | undefined
  query?: string | undefined
  page?: number | undefined
}

export const readSubmissionSearch = (raw: RawSearch): SubmissionSearch =>
  present({
    view: readOneOf(raw.view, submissionViews),
    query: readText(raw.query, 100),
    page: readWhole(raw.page, 2, 5000),
  })
