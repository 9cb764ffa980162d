import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { LetterPurpose, LetterReaders } from '@stackyard/shared/schema/letter'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { Field } from '@stackyard/shared/ui/field'
import { Textarea } from '@stackyard/shared/ui/input'
import { SelectField, TextField } from '../../../../components/form-fields'
import { FormProblem } from '../../../../components/form-problem'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { currentUser } from '../../../../lib/session'
import { peopleLetterTexts as words } from '../../../../lib/texts/people-letter'
import { filledFor, letterFilters } from '../people-letter'
import type { PeopleKind, PeopleSearch } from '../queries'
import { LetterProgress } from './letter-progress'

const templates = words.templates.map(({ key, label }) => ({ value: key, label }))
const purposes = (['service', 'offers'] as const).map((value) => ({ value, label: words.purposes[value] }))
const blank = { subject: '', message: '' }

type Letter = typeof blank
type PeopleLetterDialogProps = { kind: PeopleKind; search: PeopleSearch; onClose: () => void }

/** A letter to all people of a filtered directory: template, preview, a test to oneself, sending. */
export function PeopleLetterDialog({ kind, search, onClose }: PeopleLetterDialogProps) {
  const [letter, setLetter] = useState<Letter>(blank)
  const [purpose, setPurpose] = useState<LetterPurpose>('service')
  const queryClient = useQueryClient()
  const filters = letterFilters(kind, search)
  const readers = useQuery(apiQuery.letter.readers.queryOptions({ input: { ...filters, purpose }, staleTime: 0 }))
  const found = readers.data?.results
  const sending = useMutation({
    mutationFn: async () => client.letter.send({ filters, purpose, ...letter }),
    onSuccess: async ({ results }) => {
      notifyDone(words.sent(results.total))
      setLetter(blank)
      await queryClient.invalidateQueries({ queryKey: apiQuery.letter.list.key() })
    },
  })
  const testing = useMutation({
    mutationFn: async (id: number) => client.users.sendEmailTemplate({ ids: [id], ...letter }),
    onSuccess: () => notifyDone(words.tested),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    sending.mutate()
  }
  const me = currentUser()
  const isWritten = letter.subject.trim() !== '' && letter.message.trim() !== ''
  const error = readers.error ?? sending.error ?? testing.error
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || sending.isPending ? undefined : onClose())}
      title={words.title}
      description={words.lead}
      className="w-full max-w-2xl"
    >
      <form className="grid grid-cols-1 gap-5" onSubmit={submit}>
        <SelectField
          label={words.purpose}
          data-first-focus
          options={purposes}
          value={purpose}
          onChange={(event) => setPurpose(event.target.value === 'offers' ? 'offers' : 'service')}
        />
        <LetterFields letter={letter} onChange={setLetter} />
        {found?.sample && isWritten ? <Preview letter={letter} reader={found.sample} /> : null}
        <p role="status" className="text-muted-foreground text-sm">
          {found ? told(found, purpose) : readers.isPending ? words.finding : null}
        </p>
        <FormProblem problem={error ? toProblem(error) : null} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={sending.isPending} disabled={!isWritten || !found?.readers || testing.isPending}>
            {found?.readers ? words.sendTo(found.readers) : words.send}
          </Button>
          <Button
            type="button"
            variant="outline"
            busy={testing.isPending}
            disabled={!isWritten || !me || sending.isPending}
            onClick={() => me && testing.mutate(me.id)}
          >
            {words.test}
          </Button>
        </div>
      </form>
      <LetterProgress />
    </Dialog>
  )
}

const told = ({ readers, matched }: LetterReaders, purpose: LetterPurpose): string =>
  readers === 0 ? words.nobody : words.readers[purpose](readers, matched)

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

function Preview({ letter, reader }: { letter: Letter; reader: NonNullable<LetterReaders['sample']> }) {
  return (
    <section aria-label={words.preview} className="rounded-card border p-4 text-sm break-words">
      <p className="text-muted-foreground mb-2">{words.previewFor(reader.email)}</p>
      <p className="font-semibold">{filledFor(letter.subject, reader)}</p>
      <p className="mt-2 whitespace-pre-line">{filledFor(letter.message, reader)}</p>
    </section>
  )
}
