import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import type { Shortlisted } from '@stackyard/shared/schema/shortlist'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { Field } from '@stackyard/shared/ui/field'
import { Input, Textarea } from '@stackyard/shared/ui/input'
import { keptNeed } from '@stackyard/shared/ui/kept-need'
import { ListingCard } from '@stackyard/shared/ui/listing-card'
import { client } from '../../../../lib/api'
import { notifyDone, notifyFailure, notifyUndoable } from '../../../../lib/notify'
import { savedTexts } from '../../../../lib/texts/saved'

const words = savedTexts.shortlists

export type ShortlistedRowProps = {
  listId: number
  shortlisted: Shortlisted
  refresh: () => Promise<void>
  onUp?: () => void
  onDown?: () => void
}

/** A warehouse of a shortlist: its card, and beside it the note, tags, place in the order, and the way off the list. */
export function ShortlistedRow({ listId, shortlisted, refresh, onUp, onDown }: ShortlistedRowProps) {
  const { warehouseId, name, card, note, tags } = shortlisted
  const [isEdited, setIsEdited] = useState(false)
  const [need] = useState(keptNeed)
  const restore = () =>
    void client.shortlist
      .put({ id: listId, warehouseId, note, tags })
      .catch((error: unknown) => notifyFailure(words.failed, error))
      .finally(() => void refresh())
  const removal = useMutation({
    mutationFn: async () => client.shortlist.take({ id: listId, warehouseId }),
    onSuccess: () => notifyUndoable(words.removed, { label: savedTexts.undo, run: restore }),
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: refresh,
  })
  return (
    <div className="grid gap-4 md:grid-cols-[20rem_1fr]">
      {card ? (
        <ListingCard
          listing={card}
          need={need}
          headingLevel={2}
          renderLink={({ className, children }) => (
            <Link
              to="/dashboard/warehouses/$id"
              params={{ id: card.warehouseUrl || String(card.id) }}
              className={className}
            >
              {children}
            </Link>
          )}
        />
      ) : (
        <div className="rounded-card bg-muted border p-4">
          <h2 className="font-semibold">{name}</h2>
          <p className="text-muted-foreground mt-1 text-sm">{words.gone}</p>
        </div>
      )}
      <div className="flex min-w-0 flex-col gap-3">
        {isEdited ? (
          <NoteForm listId={listId} shortlisted={shortlisted} refresh={refresh} onDone={() => setIsEdited(false)} />
        ) : (
          <>
            {note ? <p className="max-w-prose wrap-anywhere whitespace-pre-line">{note}</p> : null}
            {tags.length > 0 ? (
              <ul aria-label={words.tags} className="flex flex-wrap gap-2">
                {tags.map((tag) => (
                  <li key={tag}>
                    <Badge>{tag}</Badge>
                  </li>
                ))}
              </ul>
            ) : null}
          </>
        )}
        <div className="mt-auto flex flex-wrap items-center gap-2">
          <Button variant="outline" size="icon" aria-label={words.up(name)} disabled={!onUp} onClick={onUp}>
            <ArrowUp aria-hidden />
          </Button>
          <Button variant="outline" size="icon" aria-label={words.down(name)} disabled={!onDown} onClick={onDown}>
            <ArrowDown aria-hidden />
          </Button>
          {isEdited ? null : (
            <Button variant="ghost" aria-label={words.editOne(name)} onClick={() => setIsEdited(true)}>
              {words.edit}
            </Button>
          )}
          <Button
            variant="ghost"
            aria-label={words.removeOne(name)}
            disabled={removal.isPending}
            onClick={() => removal.mutate()}
          >
            {words.remove}
          </Button>
        </div>
      </div>
    </div>
  )
}

type NoteFormProps = Pick<ShortlistedRowProps, 'listId' | 'shortlisted' | 'refresh'> & { onDone: () => void }

function NoteForm({ listId, shortlisted, refresh, onDone }: NoteFormProps) {
  const { warehouseId, name } = shortlisted
  const [note, setNote] = useState(shortlisted.note)
  const [tags, setTags] = useState(shortlisted.tags.join(', '))
  const saving = useMutation({
    mutationFn: async () => {
      const named = tags
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean)
      return client.shortlist.put({ id: listId, warehouseId, note, tags: named })
    },
    onSuccess: () => {
      notifyDone(words.noted, { failed: words.failed })
      onDone()
    },
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: refresh,
  })
  return (
    <form
      className="grid max-w-xl gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate()
      }}
    >
      <Field label={words.noteOf(name)}>
        {(control) => (
          <Textarea {...control} maxLength={1000} value={note} onChange={(event) => setNote(event.target.value)} />
        )}
      </Field>
      <Field label={words.tags} hint={words.tagsHint}>
        {(control) => <Input {...control} value={tags} onChange={(event) => setTags(event.target.value)} />}
      </Field>
      <div>
        <Button type="submit" disabled={saving.isPending}>
          {savedTexts.save}
        </Button>
      </div>
    </form>
  )
}
