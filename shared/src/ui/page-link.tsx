import type { ReactNode } from 'react'

/** A link to another page of the face; an app's goes through its router. */
export type PageLink = (link: { href: string; className?: string; rel?: string; children: ReactNode }) => ReactNode

/** The link of a page without a router. */
export const PlainLink: PageLink = ({ href, className, rel, children }) => (
  <a href={href} className={className} rel={rel}>
    {children}
  </a>
)
