import type { ReactNode } from 'react'
import { useDocumentTitle } from './page'

export type AuthCardProps = { title: string; lead?: ReactNode; children: ReactNode; footer?: ReactNode }

/** One step of signing in: heading, form, and the way to the other steps. */
export function AuthCard({ title, lead, children, footer }: AuthCardProps) {
  useDocumentTitle(title)
  return (
    <div className="mx-auto w-full max-w-md">
      <h1 className="font-display text-2xl font-semibold">{title}</h1>
      {lead === undefined ? null : <p className="text-muted-foreground mt-2 text-sm">{lead}</p>}
      <div className="mt-6">{children}</div>
      {footer === undefined ? null : <div className="text-muted-foreground mt-8 border-t pt-5 text-sm">{footer}</div>}
    </div>
  )
}
