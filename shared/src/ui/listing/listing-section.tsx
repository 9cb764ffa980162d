import { type ReactNode, useId } from 'react'

type ListingSectionProps = { title: string; className?: string; children: ReactNode }

/** A part of a listing's page under its own heading. */
export function ListingSection({ title, className, children }: ListingSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className ?? 'mt-10'}>
      <h2 id={id} className="font-display text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
