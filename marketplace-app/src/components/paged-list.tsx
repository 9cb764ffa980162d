import type { ReactNode } from 'react'
import { PagedResults, type PagedResultsProps } from './paged-results'

export type PagedListProps<T> = Omit<PagedResultsProps<T>, 'children'> & {
  /** Of the list itself. */
  className: string
  renderRow: (entry: T) => ReactNode
}

/** A list by pages: how many there are, its states of waiting, failing and being empty, and the pages below. */
export function PagedList<T>({ className, renderRow, ...paged }: PagedListProps<T>) {
  return <PagedResults {...paged}>{(entries) => <ul className={className}>{entries.map(renderRow)}</ul>}</PagedResults>
}
