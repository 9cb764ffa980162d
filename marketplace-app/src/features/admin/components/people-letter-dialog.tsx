import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { DirectoryUser } from '@stackyard/shared/schema/curation'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { Field } from '@stackyard/shared/ui/field'
import { Textarea } from '@stackyard/shared/ui/input'
import { SelectField, TextField } from '../../../components/form-fields'
import { FormProblem } from '../../../components/form-problem'
import { client } from '../../../lib/api'
import { notifyDone } from '../../../lib/notify'
import { toProblem } from '../../../lib/problem'
import { currentUser } from '../../../lib/session'
import { peopleLetterTexts as words } from '../../../lib/texts/people-letter'
import { filledFor, findReaders, type Readers } from '../people-letter'
import type { PeopleKind, PeopleSearch } from '../queries'

const templates = words.templates.map(({ key, label }) => ({ value: key, label }))
const blank = { subject: '', message: '' }

type Letter = typeof blank
type PeopleLetterDialogProps = { kind: PeopleKind; search: PeopleSearch; onClose: () => void }

/** A letter to the people of a filtered directory (002 §7.5): template, preview, a test to oneself, sending. */
export function PeopleLetterDialog({ kind, search, onClose }: PeopleLetterDialogProps) {
  const [letter, setLetter] = useState<Letter>(blank)
  const readers = useQuery({
    queryKey: ['people-letter', kind, search],
    queryFn: () => findReaders(kind, search),
  })
  const people = readers.data?.people ?? []
  const sending = useMutation({
    mutationFn: ({ ids }: { ids: number[]; isTest: boolean }) => client.users.sendEmailTemplate({ ids, ...letter }),
    onSuccess: ({ message }, { isTest }) => {
      notifyDone(isTest ? words.tested : message)
      if (!isTest) onClose()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    sending.mutate({ ids: people.map(({ id }) => id), isTest: false })
  }
  const test = () => {
    const me = currentUser()
    if (me) sending.mutate({ ids: [me.id], isTest: true })
  }
  const isWritten = letter.subject.trim() !== '' && letter.message.trim() !== ''
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || sending.isPending ? undefined : onClose())}
      title={words.title}
      description={words.lead}
      className="w-full max-w-2xl"
    >
      <form className="grid grid-cols-1 gap-5" onSubmit={submit}>
        <LetterFields letter={letter} onChange={setLetter} />
        {people[0] && isWritten ? <Preview letter={letter} reader={people[0]} /> : null}
        <p role="status" className="text-muted-foreground text-sm">
          {readers.data ? told(readers.data) : readers.isPending ? words.finding : null}
        </p>
        <FormProblem problem={readers.error || sending.error ? toProblem(readers.error ?? sending.error) : null} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={sending.isPending} disabled={!isWritten || people.length === 0}>
            {words.send}
          </Button>
          <Button type="button" variant="outline" disabled={!isWritten || sending.isPending} onClick={test}>
            {words.test}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const told = ({ people, looked, total }: Readers): string =>
  people.length === 0 ? words.nobody : words.readers(people.length, looked, total)

function LetterFields({ letter, onChange }: { letter: Letter; onChange: (letter: Letter) => void }) {
  return (
    <>
      <SelectField
        label={words.template}
        options={templates}
        onChange={(event) => {
          const chosen = words.templates.find(({ key }) => key === event.target.value)
          if (chosen) onChange({ subject: chosen.subject, message: chosen.message })
        }}
      />
      <TextField
        label={words.subject}
        required
        maxLength={150}
        value={letter.subject}
        onChange={(event) => onChange({ ...letter, subject: event.target.value })}
      />
      <Field label={words.message} hint={words.hint} required>
        {(control) => (
          <Textarea
            {...control}
            rows={7}
            maxLength={10_000}
            value={letter.message}
            onChange={(event) => onChange({ ...letter, message: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

function Preview({ letter, reader }: { letter: Letter; reader: DirectoryUser }) {
  return (
    <section aria-label={words.preview} className="rounded-card border p-4 text-sm break-words">
      <p className="text-muted-foreground mb-2">{words.previewFor(reader.email)}</p>
      <p className="font-semibold">{filledFor(letter.subject, reader)}</p>
      <p className="mt-2 whitespace-pre-line">{filledFor(letter.message, reader)}</p>
    </section>
  )
}
