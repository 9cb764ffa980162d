import { ArrowDownWideNarrow, ArrowUpNarrowWide, SlidersHorizontal, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { campaignStatuses, campaignTypes, dateRanges } from '@stackyard/shared/reference/campaigns'
import { text } from '@stackyard/shared/messages/text'
import { Button } from '@stackyard/shared/ui/button'
import { campaignSorts } from '../../../../components/ads/campaign-sorts'
import { Choice, type ChoiceProps } from '../../../../components/choice'
import { campaignTexts } from '../../../../lib/texts/campaigns'
import { chipsOf } from '../campaign-chips'
import { withFilter, withoutFilters } from '../campaign-query'
import type { CampaignSearch } from '../campaign-search'
import { useOwnListings } from '../own-listings'

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet')).FilterSheet }))

const words = campaignTexts.filters
const OWN_DAYS = 'days'
const dateOptions = [
  ...(['all', ...dateRanges.filter((range) => range !== 'all')] as const).map((value) => ({
    value,
    label: words.ranges[value],
  })),
  { value: OWN_DAYS, label: words.ownDays },
] as const

export type CampaignFiltersProps = { search: CampaignSearch; onChange: (search: CampaignSearch) => void }

/** Place, status, dates and order at hand; all other filters in a sheet; what is in use as chips. */
export function CampaignFilters({ search, onChange }: CampaignFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  // Their names are shown in chips alone.
  const { listings } = useOwnListings(undefined, Boolean(search.adWarehouseIds ?? search.adServiceIds))
  const chips = chipsOf(search, listings)
  return (
    <div role="search" aria-label={words.label} className="mb-5 grid grid-cols-1 gap-3">
      <div className="grid grid-cols-2 items-end gap-3 lg:flex lg:flex-wrap">
        <Choices search={search} onChange={onChange} onOwnDays={() => setOpen(true)} />
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <SlidersHorizontal aria-hidden />
          {chips.length > 0 ? words.moreOn(chips.length) : words.more}
        </Button>
        <Order search={search} onChange={onChange} />
      </div>
      {chips.length > 0 ? (
        <ul aria-label={words.chips} className="flex flex-wrap gap-2">
          {chips.map(({ id, label, without }) => (
            <li key={id}>
              <button
                type="button"
                aria-label={words.without(label)}
                onClick={() => onChange(without)}
                className="bg-primary-soft text-primary-soft-foreground hover:bg-primary-soft/75 inline-flex min-h-9 items-center gap-1.5 rounded-full py-1 ps-3 pe-2.5 text-start text-sm"
              >
                {label}
                <X aria-hidden className="size-3.5 shrink-0" />
              </button>
            </li>
          ))}
          <li>
            <Button variant="link" size="sm" className="min-h-9" onClick={() => onChange(withoutFilters(search))}>
              {words.clear}
            </Button>
          </li>
        </ul>
      ) : null}
      {isOpen ? (
        <Suspense>
          <FilterSheet search={search} onClose={() => setOpen(false)} onApply={onChange} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Place, status and dates. */
function Choices({ search, onChange, onOwnDays }: CampaignFiltersProps & { onOwnDays: () => void }) {
  const hasDays = search.startDate !== undefined || search.endDate !== undefined
  const narrow = (changes: Partial<CampaignSearch>) => onChange(withFilter(search, changes))
  return (
    <>
      <Named
        label={words.type}
        className="lg:w-44"
        placeholder={text('campaign.type.all')}
        value={search.campaignType}
        options={campaignTypes.map((value) => ({ value, label: campaignTexts.types[value] }))}
        onChoose={(campaignType) => narrow({ campaignType })}
      />
      <Named
        label={words.status}
        className="lg:w-40"
        placeholder={words.anyStatus}
        value={search.adStatus}
        options={campaignStatuses.map((value) => ({ value, label: campaignTexts.statuses[value] }))}
        onChoose={(adStatus) => narrow({ adStatus })}
      />
      <Named
        label={words.dates}
        className="lg:w-56"
        value={hasDays ? OWN_DAYS : (search.dateRange ?? 'all')}
        options={dateOptions}
        onChoose={(chosen) => {
          if (chosen === OWN_DAYS) onOwnDays()
          else narrow({ dateRange: chosen === 'all' ? undefined : chosen, startDate: undefined, endDate: undefined })
        }}
      />
    </>
  )
}

/** A choice with its name above it: "All" alone would not say of what. */
function Named<T extends string>({ className, ...choice }: ChoiceProps<T>) {
  return (
    <div className={className}>
      <p aria-hidden className="text-muted-foreground mb-1 text-xs font-semibold">
        {choice.label}
      </p>
      <Choice {...choice} />
    </div>
  )
}

/** By what the list is ordered, and which way. */
function Order({ search, onChange }: CampaignFiltersProps) {
  const sortBy = search.sortBy ?? 'createdAt'
  const order = search.order ?? 'desc'
  const Icon = order === 'desc' ? ArrowDownWideNarrow : ArrowUpNarrowWide
  const sort = (changes: Partial<CampaignSearch>) => onChange(withFilter(search, changes))
  return (
    <div className="col-span-2 flex items-end gap-2 lg:ms-auto">
      <Named
        label={words.sort}
        className="min-w-0 flex-1 lg:w-44"
        value={sortBy}
        options={campaignSorts.map((value) => ({ value, label: words.sorts[value] }))}
        onChoose={(chosen) => sort({ sortBy: chosen === 'createdAt' ? undefined : chosen })}
      />
      <Button
        variant="outline"
        size="icon"
        aria-label={words.order[order]}
        title={words.order[order]}
        onClick={() => sort({ order: order === 'desc' ? 'asc' : undefined })}
      >
        <Icon aria-hidden />
      </Button>
    </div>
  )
}
