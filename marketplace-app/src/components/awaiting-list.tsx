import { useEffect, useEffectEvent } from 'react'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { PagedList, type PagedListProps } from './paged-list'

export type AwaitingSearch = { page?: number | undefined; awaiting?: boolean | undefined }

export type AwaitingListProps<T> = Omit<PagedListProps<T>, 'words' | 'page' | 'onPage'> & {
  words: PagedListProps<T>['words'] & { awaitingOnly: string; answered: string; answeredLead: string }
  search: AwaitingSearch
  onSearch: (search: AwaitingSearch) => void
}

/** A list by pages of what is answered, with a switch to what still waits for an answer. */
export function AwaitingList<T>({ words, search, onSearch, ...list }: AwaitingListProps<T>) {
  const { page = 1, awaiting = false } = search
  const { data, isFetching } = list.query
  const last = Math.ceil((data?.total ?? 0) / list.pageSize)
  const isBeyond = !isFetching && data?.results.length === 0 && last > 0 && page > last
  const back = useEffectEvent(() => onSearch({ ...search, page: last > 1 ? last : undefined }))
  // Answered ones leave the list: the page that this empties is no more.
  useEffect(() => {
    if (isBeyond) back()
  }, [isBeyond])
  return (
    <>
      <Checkbox
        className="mb-4"
        label={words.awaitingOnly}
        checked={awaiting}
        onChange={(event) => onSearch(event.currentTarget.checked ? { awaiting: true } : {})}
      />
      <PagedList
        {...list}
        words={awaiting ? { ...words, empty: words.answered, emptyLead: words.answeredLead } : words}
        page={page}
        onPage={(next) => onSearch({ ...search, page: next })}
      />
    </>
  )
}
