import type {
  ImpressionPoint as ImpressionPointSchema,
  TopCampaign as TopCampaignSchema,
  TypeFigures as TypeFiguresSchema,
  VisitPoint as VisitPointSchema,
} from '@stackyard/shared/schema/campaign'
import type { z } from 'zod'
import type { FigureColumn } from '../../../components/figure-column'
import { formatRounded } from '../../../lib/rounded-dollars'
import { figure } from '../../../lib/format'
import { adTexts } from '../../../lib/texts/ads'
import { percent } from '../../../lib/percent'
import { analyticsTexts } from '../../../lib/texts/analytics'
import { pointDate, type Step } from './chart-dates'

export type ImpressionPoint = z.infer<typeof ImpressionPointSchema>
export type VisitPoint = z.infer<typeof VisitPointSchema>
export type TypeFigures = z.infer<typeof TypeFiguresSchema>
export type TopCampaign = z.infer<typeof TopCampaignSchema>

const words = analyticsTexts.columns

const count = <Row>(label: string, value: (row: Row) => number): FigureColumn<Row> => ({
  label,
  value,
  show: (row) => figure(value(row)),
})

const spent = <Row extends { spent: number }>(): FigureColumn<Row> => ({
  label: words.spent,
  fileLabel: words.spentFile,
  value: (row) => row.spent,
  show: (row) => formatRounded(row.spent),
})

const visitRate = <Row extends { visitRate: number }>(): FigureColumn<Row> => ({
  label: words.visitRate,
  value: (row) => row.visitRate,
  show: (row) => percent(row.visitRate),
})

const date = <Row extends { date: string }>(step: Step): FigureColumn<Row> => ({
  label: words.date,
  value: (row) => row.date.slice(0, 10),
  show: (row) => pointDate(row.date, step),
})

/** The columns of impressions over time. */
export const impressionColumns = (step: Step): FigureColumn<ImpressionPoint>[] => [
  date(step),
  count(words.impressions, ({ impressions }) => impressions),
  spent(),
]

/** The columns of daily page visits. */
export const visitColumns = (step: Step): FigureColumn<VisitPoint>[] => [
  date(step),
  count(words.visits, ({ visits }) => visits),
  spent(),
]

const ofViews = <Row extends { impressions: number; visits: number; visitRate: number; spent: number }>() => [
  count<Row>(words.impressions, ({ impressions }) => impressions),
  count<Row>(words.visits, ({ visits }) => visits),
  visitRate<Row>(),
  spent<Row>(),
]

/** The columns of the comparison of campaign types. */
export const comparisonColumns: FigureColumn<TypeFigures>[] = [
  { label: words.type, value: ({ campaignType }) => adTexts.types[campaignType], isText: true },
  count(words.campaigns, ({ campaigns }) => campaigns),
  ...ofViews<TypeFigures>(),
]

/** Admins also see whose a campaign is. */
export const topColumns = (isOfAll: boolean): FigureColumn<TopCampaign>[] => [
  { label: words.campaign, value: ({ name }) => name },
  ...(isOfAll ? [{ label: words.company, value: ({ company }: TopCampaign) => company, isText: true }] : []),
  { label: words.type, value: ({ campaignType }) => adTexts.types[campaignType], isText: true },
  ...ofViews<TopCampaign>(),
]

/** What campaign types can be compared by, with the way its values are read. */
export const metrics = {
  impressions: { label: words.impressions, show: figure },
  visits: { label: words.visits, show: figure },
  visitRate: { label: words.visitRate, show: percent },
  spent: { label: words.spent, show: formatRounded },
} as const
export type Metric = keyof typeof metrics
