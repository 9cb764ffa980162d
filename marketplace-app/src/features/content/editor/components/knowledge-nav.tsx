import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { cn } from '@stackyard/shared/ui/cn'
import { contentTexts as words } from '../../../../lib/texts/content'
import { knowledgeKinds } from '../kinds'

/** The parts of the knowledge base in one row. */
export function KnowledgeNav({ current }: { current: string }) {
  const nav = useRef<HTMLElement>(null)
  // On a phone the row is longer than the screen.
  useEffect(() => {
    const at = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && at) nav.current.scrollLeft = at.offsetLeft + (at.offsetWidth - nav.current.clientWidth) / 2
  }, [current])
  return (
    <nav ref={nav} aria-label={words.sections} className="relative mb-5 overflow-x-auto border-b">
      <ul className="flex gap-1">
        {knowledgeKinds.map(({ key, title, path }) => (
          <li key={key}>
            <Link
              to={path}
              aria-current={key === current ? 'page' : undefined}
              className={cn(
                'inline-flex min-h-11 items-center border-b-2 px-3 text-sm whitespace-nowrap',
                key === current
                  ? 'border-primary font-semibold'
                  : 'text-muted-foreground hover:text-foreground border-transparent',
              )}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
