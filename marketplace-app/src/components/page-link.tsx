import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { PageLink as Link } from '@stackyard/shared/ui/page-link'

/** A link of a shared component: its whole address goes through the router. */
export const PageLink: Link = ({ href, className, rel, children }) => {
  const router = useRouter()
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    router.history.push(href)
  }
  return (
    <a href={href} className={className} rel={rel} onClick={follow}>
      {children}
    </a>
  )
}
