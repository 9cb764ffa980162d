import type { ReactNode } from 'react'

export type IslandPlaceProps = {
  name: string
  data: unknown
  /** `reader`: for whoever is signed in alone. `touched`: on a phone, when its reader does something (scripts/touched.ts). */
  when?: 'visible' | 'idle' | 'reader' | 'touched'
  id?: string
  className?: string
  /** What shows until the island does. */
  children?: ReactNode
}

/** A place for an interactive part in a page made of React components (see scripts/islands.ts; island.astro is its twin). */
export function IslandPlace({ name, data, when = 'visible', id, className, children }: IslandPlaceProps) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return (
    <div data-island={name} data-when={when} id={id} className={className}>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
      {children}
    </div>
  )
}
