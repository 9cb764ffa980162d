import { type ReactNode, Suspense } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { Notice } from '../notice'

type Words = { conflictTitle: string; conflict: string; reload: string }

type Props = { words: Words; onReload: () => void; children: ReactNode }

/** Says that somebody else saved the same record meanwhile. `children`: how the changes of the two are put together. */
export function ConflictNotice({ words, onReload, children }: Props) {
  return (
    <Notice
      tone="danger"
      announce
      action={
        <Button variant="outline" onClick={onReload}>
          {words.reload}
        </Button>
      }
    >
      <strong className="block">{words.conflictTitle}</strong>
      {words.conflict}
      <Suspense>{children}</Suspense>
    </Notice>
  )
}
