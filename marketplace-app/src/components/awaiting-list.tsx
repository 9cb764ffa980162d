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
