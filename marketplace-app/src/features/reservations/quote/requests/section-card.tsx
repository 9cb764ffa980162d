import type { ReactNode } from 'react'

/** A titled part of a request's page. */
export const SectionCard = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <section className="rounded-card bg-card border p-5">
    <h2 className="font-display mb-3 text-lg font-semibold">{title}</h2>
    {lead ? <p className="text-muted-foreground mb-3 text-sm">{lead}</p> : null}
    {children}
  </section>
)
