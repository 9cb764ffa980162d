import { Mail } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { peopleLetterTexts as words } from '../../../../lib/texts/people-letter'
import type { PeopleKind, PeopleSearch } from '../queries'

const PeopleLetterDialog = lazy(async () => ({ default: (await import('./people-letter-dialog')).PeopleLetterDialog }))

/** Opens a letter to the people of the directory as it is filtered now. */
export function PeopleLetter(props: { kind: PeopleKind; search: PeopleSearch }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <Mail aria-hidden />
        {words.open}
      </Button>
      {isOpen ? (
        <Suspense>
          <PeopleLetterDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
