import { type ReactNode, useEffect } from 'react'
import { brand } from '@stackyard/shared/reference/brand'
import { cn } from '@stackyard/shared/ui/cn'

/** Names the document after the page; the router has moved focus and scroll already. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
}

export type PageProps = {
  title: string
  description?: ReactNode
  actions?: ReactNode
  /** What stands above the heading: a way back, say. */
  eyebrow?: ReactNode
  wide?: boolean
  children: ReactNode
}

/** A screen of the shell: heading, actions, content. */
export function Page({ title, description, actions, eyebrow, wide, children }: PageProps) {
  useDocumentTitle(title)
  return (
    <div data-page className={cn('mx-auto w-full px-4 py-6 sm:px-8 sm:py-8', wide ? 'max-w-none' : 'max-w-page')}>
      {eyebrow === undefined ? null : <div className="mb-3">{eyebrow}</div>}
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="font-display text-foreground text-2xl font-semibold">{title}</h1>
          {description === undefined ? null : (
            <p className="text-muted-foreground mt-1 max-w-3xl text-sm">{description}</p>
          )}
        </div>
        {actions === undefined ? null : <div className="flex flex-wrap items-center gap-3">{actions}</div>}
      </div>
      {children}
    </div>
  )
}
