import { sayName } from '@stackyard/shared/ui/say'
import { inPageLanguage, say } from './say'
import { type SearchKind, searchHref, searchKinds } from './search-kinds'

type Props = {
  current: SearchKind
  query: string
  /** The address of a page of English path in the language that is drawn; that of the document unless given. */
  href?: (path: string) => string
}

/** On a phone one line that scrolls; the inset is for the focus. */
const ROW =
  'relative flex gap-2 whitespace-nowrap max-sm:-m-1 max-sm:[scrollbar-width:none] max-sm:overflow-x-auto max-sm:overscroll-x-contain max-sm:p-1 sm:flex-wrap'

/** The same words in another kind. */
export function SearchKindLinks({ current, query, href = inPageLanguage }: Props) {
  return (
    <nav aria-label={say('What to search')} className="kinds">
      <ul className={ROW}>
        {searchKinds.map(({ kind, label }) => (
          <li key={kind} className="shrink-0">
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
