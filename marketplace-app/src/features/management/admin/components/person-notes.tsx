import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type FormEvent, useState } from 'react'
import { longestNote } from '@stackyard/shared/reference/person-notes'
import type { PersonNote } from '@stackyard/shared/schema/person-page'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { Field } from '@stackyard/shared/ui/field'
import { Textarea } from '@stackyard/shared/ui/input'
import { PagedList } from '../../../../components/paged-list'
import { apiQuery, client } from '../../../../lib/api'
import { formatDateTime } from '../../../../lib/format'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { userAtom } from '../../../../lib/session'
import { texts } from '../../../../lib/texts'
import { personPageTexts } from '../../../../lib/texts/person-page'
import { pageOfPerson, personPageSize } from '../person-queries'
import { pagedWords } from './person-table'
import type { PersonTabProps } from './person-tabs'

const words = personPageTexts.notes

const useRefresh = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: apiQuery.adminPerson.key() })
}

/** What admins note about a person, for other admins alone. */
export function PersonNotes({ id, page, onPage }: PersonTabProps) {
  const query = useQuery(apiQuery.adminPerson.notes.queryOptions(pageOfPerson(id, page)))
  const [asked, setAsked] = useState<PersonNote | null>(null)
  const refresh = useRefresh()
  const removing = useMutation({
    mutationFn: (note: PersonNote) => client.adminPerson.deleteNote({ personId: id, id: note.id }),
    onSuccess: () => notifyDone(words.removed, { failed: words.removeFailed }),
    onError: (error) => notifyFailure(words.removeFailed, error),
    onSettled: async () => {
      setAsked(null)
      await refresh()
    },
  })
  return (
    <>
      <NoteForm id={id} />
      <PagedList
        words={pagedWords('notes')}
        query={query}
        page={page}
        pageSize={personPageSize}
        onPage={onPage}
        className="rounded-card divide-y border"
        renderRow={(note) => <NoteRow key={note.id} note={note} onRemove={() => setAsked(note)} />}
      />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={words.removeTitle}
        confirmLabel={words.remove}
        cancelLabel={texts.actions.back}
        variant="danger"
        busy={removing.isPending}
        onConfirm={() => {
          if (asked) removing.mutate(asked)
        }}
      >
        <p className="text-sm">{words.removeBody}</p>
      </ConfirmDialog>
    </>
  )
}

function NoteForm({ id }: { id: number }) {
  const refresh = useRefresh()
  const [problem, setProblem] = useState<string>()
  const adding = useMutation({
    mutationFn: (text: string) => client.adminPerson.addNote({ id, text }),
    onSuccess: () => notifyDone(words.added, { failed: words.addFailed }),
    onError: (error) => setProblem(toProblem(error).issues[0]?.message ?? toProblem(error).message),
    onSettled: refresh,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setProblem(undefined)
    adding.mutate(String(new FormData(form).get('text') ?? ''), { onSuccess: () => form.reset() })
  }
  return (
    <form noValidate onSubmit={submit} className="mb-6 grid max-w-2xl justify-items-start gap-3">
      <Field label={words.label} hint={words.hint} error={problem} className="w-full">
        {(control) => <Textarea {...control} name="text" rows={3} maxLength={longestNote} />}
      </Field>
      <Button type="submit" variant="outline" busy={adding.isPending}>
        {words.add}
      </Button>
    </form>
  )
}

function NoteRow({ note, onRemove }: { note: PersonNote; onRemove: () => void }) {
  const userId = useAtomValue(userAtom)?.id
  const when = formatDateTime(note.createdAt)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-sm wrap-anywhere whitespace-pre-line">{note.text}</p>
        <p className="text-muted-foreground mt-1 text-sm">{words.by(note.authorName, when)}</p>
      </div>
      {note.authorId === userId ? (
        <Button size="sm" variant="ghost" aria-label={words.removeOne(when)} onClick={onRemove}>
          {words.remove}
        </Button>
      ) : null}
    </li>
  )
}
