import { SlidersHorizontal } from 'lucide-react'
import { type ToggleEvent, useId, useRef, useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { placeUnder } from '@stackyard/shared/ui/dropdown-menu'
import { Field } from '@stackyard/shared/ui/field'
import { Select } from '@stackyard/shared/ui/select'
import { adminTexts } from '../../../../lib/texts/admin'
import type { PeopleSearch } from '../queries'
import { orderOptions, sortOptions } from './people-orders'

const words = adminTexts.people

/**
 * Sort and order of the managers under a button of the search form: fields `sortBy` and `order`, whose Apply
 * sends the form. A native popover: Escape and a click elsewhere close it.
 */
export function OrderPopover({ search }: { search: PeopleSearch }) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    setOpen(event.newState === 'open')
    if (event.newState !== 'open' || !trigger.current) return
    placeUnder(event.currentTarget, trigger.current.getBoundingClientRect(), 'end')
  }
  return (
    <>
      <Button ref={trigger} type="button" variant="outline" popoverTarget={id} aria-expanded={open} aria-controls={id}>
        <SlidersHorizontal aria-hidden />
        {words.filter}
      </Button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={words.filter}
        onToggle={onToggle}
        className="rounded-card bg-popover text-popover-foreground shadow-float fixed inset-auto m-0 w-72 max-w-[calc(100vw-12px)] border p-4"
      >
        <div key={`${search.sortBy} ${search.order}`} className="grid grid-cols-1 gap-4">
          <Field label={words.sort}>
            {(control) => (
              <Select {...control} name="sortBy" defaultValue={search.sortBy ?? 'createdAt'} options={sortOptions} />
            )}
          </Field>
          <Field label={words.order}>
            {(control) => (
              <Select {...control} name="order" defaultValue={search.order ?? 'desc'} options={orderOptions} />
            )}
          </Field>
          <Button type="submit" onClick={() => panel.current?.hidePopover()}>
            {adminTexts.people.apply}
          </Button>
        </div>
      </div>
    </>
  )
}
