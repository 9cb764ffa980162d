import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { Input } from '@stackyard/shared/ui/input'

export type SearchBoxProps = Omit<
  ComponentProps<typeof Input>,
  'ref' | 'type' | 'name' | 'defaultValue' | 'aria-label'
> & {
  /** What is searched for now: another address brings its own text into the field. */
  query: string | undefined
  label: string
  box?: RefObject<HTMLInputElement | null>
}

/** The field `query` of a search form. It stays the same field when its own search changes the address: focus stays. */
export function SearchBox({ query = '', label, box, ...input }: SearchBoxProps) {
  const own = useRef<HTMLInputElement>(null)
  const field = box ?? own
  useEffect(() => {
    if (field.current && field.current.value.trim() !== query) field.current.value = query
  }, [field, query])
  return (
    <Input
      maxLength={200}
      placeholder={label}
      {...input}
      ref={field}
      type="search"
      name="query"
      aria-label={label}
      defaultValue={query}
    />
  )
}
