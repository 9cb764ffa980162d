import { type ReactNode, useId } from 'react'

/** A part of the listing's page under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t py-6">
      <h2 id={id} className="font-display mb-3 text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
