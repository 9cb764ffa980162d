import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { saidMonths } from '@stackyard/shared/ui/said-space'
import { merchantTypes, type MerchantType } from '@stackyard/shared/reference/rfp-ranges'
import type { MerchantCard } from '@stackyard/shared/schema/merchant'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { formatDay } from '@stackyard/shared/ui/format'
import { Select } from '@stackyard/shared/ui/select'
import { Avatar } from '../../../../components/avatar'
import { PagedList } from '../../../../components/paged-list'
import { SearchBox } from '../../../../components/search-box'
import { leadTexts } from '../../../../lib/texts/leads'
import { merchantTexts as words } from '../../../../lib/texts/merchants'
import { rfpPageSize, type RfpReader, type RfpSearch, type RfpSort, rfpSorts, submittedQuery } from '../queries'
import { today } from '../today'
import { saidVolumeAnswers } from '@stackyard/shared/ui/volume-answers'
import { sayName } from '@stackyard/shared/ui/say'

export type RfpListProps = {
  reader: RfpReader
  search: RfpSearch
  /** Only requests from the public wizard. */
  isPublic?: boolean
  onSearch: (search: RfpSearch) => void
}

/** Submitted requests: for admins all of them with the sort panel, for providers those that they may read. */
export function RfpList({ reader, search, isPublic = false, onSearch }: RfpListProps) {
  const query = useQuery(submittedQuery(reader, search, isPublic))
  return (
    <div>
      {reader === 'admin' ? <SortPanel search={search} onSearch={onSearch} /> : null}
      <PagedList
        words={isPublic ? { ...words, empty: leadTexts.emptyPublic } : words}
        query={query}
        page={search.page ?? 1}
        pageSize={rfpPageSize}
        onPage={(page) => onSearch({ ...search, page })}
        className="divide-y border-y"
        renderRow={(merchant) => <RfpRow key={merchant.id} merchant={merchant} />}
      />
    </div>
  )
}

function RfpRow({ merchant }: { merchant: MerchantCard }) {
  const { id, firstName, lastName, company, avatar, isComplete, submittedAt, origin } = merchant
  const name = company || `${firstName} ${lastName}`
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 py-4">
      <Avatar firstName={firstName} lastName={lastName} picture={avatar} className="size-10" />
      <div className="min-w-0 flex-1 basis-56">
        <Link
          to="/dashboard/submit-rfp/$id"
          params={{ id: String(id) }}
          className="text-link font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
        <p className="text-muted-foreground text-sm">{needOf(merchant)}</p>
        {origin ? <p className="text-muted-foreground text-xs">{words.origins[origin]}</p> : null}
      </div>
      <Deadline answerBy={merchant.answerBy} />
      <Badge tone={isComplete ? 'success' : 'neutral'}>{isComplete ? words.complete : words.incomplete}</Badge>
      {submittedAt ? (
        <span className="text-muted-foreground text-sm tabular-nums">{formatDay(submittedAt)}</span>
      ) : null}
    </li>
  )
}

/** What is needed, in one line. */
const needOf = ({ merchantType, storageVolume, monthlyShipmentVolume, place, startDate, termMonths }: MerchantCard) =>
  [
    merchantType ? sayName(merchantTypes[merchantType]) : '',
    saidVolumeAnswers(storageVolume, monthlyShipmentVolume),
    place,
    startDate ? words.from(formatDay(startDate)) : '',
    termMonths === null ? '' : saidMonths(termMonths),
  ]
    .filter(Boolean)
    .join(' · ')

function Deadline({ answerBy }: Pick<MerchantCard, 'answerBy'>) {
  if (!answerBy) return null
  const isLate = answerBy < today()
  return (
    <Badge tone={isLate ? 'neutral' : 'warning'}>{isLate ? words.closed : words.answerBy(formatDay(answerBy))}</Badge>
  )
}

/** Sort By, Order and the merchant type, applied together. */
function SortPanel({ search, onSearch }: Omit<RfpListProps, 'reader'>) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = (name: string) => String(form.get(name) ?? '').trim() || undefined
    onSearch({
      query: read('query'),
      sortBy: rfpSorts.find((one): one is RfpSort => one === read('sortBy')),
      order: read('order') === 'asc' ? 'asc' : 'desc',
      type: read('type') as MerchantType | undefined,
    })
  }
  return (
    <form role="search" aria-label={words.search} onSubmit={submit} className="mb-4 flex flex-wrap gap-3">
      <SearchBox query={search.query} label={words.search} className="min-w-0 flex-1 basis-56 sm:max-w-96" />
      <Select
        key={`sortBy ${search.sortBy}`}
        name="sortBy"
        aria-label={words.sort}
        className="w-full sm:w-44"
        defaultValue={search.sortBy ?? 'submittedAt'}
        options={rfpSorts.map((value) => ({ value, label: words.sorts[value] }))}
      />
      <Select
        key={`order ${search.order}`}
        name="order"
        aria-label={words.order}
        className="w-full sm:w-40"
        defaultValue={search.order ?? 'desc'}
        options={[
          { value: 'asc', label: words.ascending },
          { value: 'desc', label: words.descending },
        ]}
      />
      <Select
        key={`type ${search.type}`}
        name="type"
        aria-label={words.fields.merchantType}
        className="w-full sm:w-48"
        defaultValue={search.type ?? ''}
        placeholder={words.anyType}
        options={Object.entries(merchantTypes).map(([value, label]) => ({ value, label }))}
      />
      <Button type="submit" variant="outline">
        {words.apply}
      </Button>
    </form>
  )
}
