import { sayName } from '@stackyard/shared/ui/say'
import { inPageLanguage, say } from './say'
import { type SearchKind, searchHref, searchKinds } from './search-kinds'

type Props = {
  current: SearchKind
  query: string
  /** The address of a page of English path in the language that is drawn; that of the document unless given. */
  href?: (path: string) => string
}

/** The same words in another kind. */
export function SearchKindLinks({ current, query, href = inPageLanguage }: Props) {
  return (
    <nav aria-label={say('What to search')} className="kinds">
      <ul className="flex flex-wrap gap-2">
        {searchKinds.map(({ kind, label }) => (
          <li key={kind}>
            <a
              href={href(searchHref(kind, query))}
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
