import { type SearchKind, searchHref, searchKinds } from '../lib/search-kinds'
import { inPageLanguage, say } from '../lib/say'
import { sayName } from '@stackyard/shared/ui/say'

/** The same words in another kind (000 §2.1). */
export function SearchKindLinks({ current, query }: { current: SearchKind; query: string }) {
  return (
    <nav aria-label={say('What to search')} className="kinds">
      <ul className="flex flex-wrap gap-2">
        {searchKinds.map(({ kind, label }) => (
          <li key={kind}>
            <a
              href={inPageLanguage(searchHref(kind, query))}
              aria-current={kind === current ? 'page' : undefined}
              className="hover:bg-muted aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-primary-foreground inline-flex min-h-10 items-center rounded-full border px-4 text-sm font-medium"
            >
              {sayName(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
