import { Search } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '@stackyard/shared/ui/button'

export type SearchFormProps = {
  label: string
  /** What the button says. */
  find: string
  /** What was typed into the field `query` without the spaces around it, if anything, and all that the form holds. */
  onFind: (query: string | undefined, given: FormData) => void
  /** The search box, and what stands before the button. */
  children: ReactNode
  after?: ReactNode
}

/** The search above a list: nothing is asked for before the button or Enter. */
export function SearchForm({ label, find, onFind, children, after }: SearchFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    onFind(String(given.get('query') ?? '').trim() || undefined, given)
  }
  return (
    <form role="search" aria-label={label} onSubmit={submit} className="mb-4 flex flex-wrap gap-3">
      {children}
      <Button type="submit" variant="outline">
        <Search aria-hidden />
        {find}
      </Button>
      {after}
    </form>
  )
}
