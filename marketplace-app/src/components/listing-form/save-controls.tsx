import { useState } from 'react'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { listingFormTexts as words } from '../../lib/texts/listing-form'
import { GoingLive } from './going-live'

/** What is said after a save, by what it did. */
export type SaveWords = { stored: string; published: string; withdrawn: string }

export type SaveButtonsProps = {
  isDraft: boolean
  isSaving: boolean
  /** There is a record that can be withdrawn. */
  isSaved: boolean
  words: SaveWords
  /** What stands of the writer's work, as `savedSoFar` says it. */
  state: string
  onSave: (isDraft: boolean, done: string) => void
}

/**
 * What the state of a listing or service allows: publish a draft, save or withdraw what is live. On narrow screens, where
 * the state stands below a long form, it stays at hand with its state.
 */
export function SaveButtons({ isDraft, isSaving, isSaved, words: said, state, onSave }: SaveButtonsProps) {
  return (
    <div
      data-save-bar
      className="bg-background sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t px-4 py-3 lg:static lg:ms-auto lg:me-0 lg:border-0 lg:p-0"
    >
      <p
        aria-hidden
        data-state={state}
        className="text-muted-foreground me-auto basis-full text-sm before:content-[attr(data-state)] sm:basis-auto lg:hidden"
      />
      {isDraft ? (
        <>
          <Button variant="outline" busy={isSaving} onClick={() => onSave(true, said.stored)}>
            {words.saveDraft}
          </Button>
          <Button busy={isSaving} onClick={() => onSave(false, said.published)}>
            {words.publish}
          </Button>
        </>
      ) : (
        <>
          <Button variant="ghost" disabled={!isSaved || isSaving} onClick={() => onSave(true, said.withdrawn)}>
            {words.withdraw}
          </Button>
          <Button busy={isSaving} onClick={() => onSave(false, said.stored)}>
            {words.save}
          </Button>
        </>
      )}
    </div>
  )
}

export type Saving = {
  record: { isDraft: boolean; visible: boolean } | null
  isSaving: boolean
  hasFailed: boolean
  /** Some fields are marked as wrong. */
  hasWrong: boolean
  /** There is something that no save has kept. */
  isChanged: boolean
  /** The form has a name. */
  isNamed: boolean
  /** What to do before anything is saved. */
  nameFirst: string
}

export type SaveStateProps = Saving & {
  /** Where the record is seen as readers will see it. */
  previewPath: string
  /** Where the site shows the record once it is live. */
  publicPath: string
}

/** Draft or live, whether everything is kept, and the way to the page; after a publish also when the site shows it. */
export function SaveState(props: SaveStateProps) {
  const { record, previewPath, publicPath } = props
  const isLive = record?.isDraft === false
  const [wasDraft, setWasDraft] = useState(!isLive)
  if (!isLive && !wasDraft) setWasDraft(true)
  return (
    <div className="rounded-card bg-card border p-4 text-sm">
      <Badge tone={isLive ? 'success' : 'neutral'}>{isLive ? words.live : words.draft}</Badge>
      <p role="status" className="text-muted-foreground mt-2">
        {savedSoFar(props)}
      </p>
      {record ? (
        <a
          href={previewPath}
          target="_blank"
          rel="noopener"
          className="text-link mt-2 inline-flex min-h-9 items-center underline-offset-4 hover:underline"
        >
          {words.preview}
        </a>
      ) : null}
      {isLive && wasDraft && record.visible ? <GoingLive key={publicPath} path={publicPath} /> : null}
    </div>
  )
}

/** What is saved of the writer's work. A draft saves itself from the first change on; beside marked fields nothing is "all saved". */
export function savedSoFar(saving: Saving): string {
  const { record, isSaving, hasFailed, hasWrong, isChanged, isNamed, nameFirst } = saving
  if (isSaving) return words.saving
  if (hasWrong) return record?.isDraft && !isChanged ? words.savedButWrong : words.wrong
  if (hasFailed) return words.unsaved
  if (!record) return isNamed ? (isChanged ? words.saving : words.firstChange) : nameFirst
  if (!isChanged) return words.saved
  return record.isDraft ? words.saving : words.changed
}
