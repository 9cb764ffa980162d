import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { DirectoryUser } from '@stackyard/shared/schema/curation'
import { Button } from '@stackyard/shared/ui/button'
import { FormProblem } from '../../../../components/form-problem'
import { SelectField, TextField } from '../../../../components/form-fields'
import { NewPassword } from '../../../../components/new-password'
import { apiQuery, client } from '../../../../lib/api'
import { showRefusal } from '../../../../lib/form'
import { lazyResolver } from '../../../../lib/lazy-resolver'
import { notifyDone } from '../../../../lib/notify'
import type { Problem } from '../../../../lib/problem'
import { peopleTexts } from '../../../../lib/texts/people'

const words = peopleTexts.password
const lazySchema = lazyResolver(async () => (await import('../password-of-person')).PasswordOfPerson)
const empty = { id: '', password: '', repeat: '' }

const nameOf = ({ firstName, lastName, company, email }: DirectoryUser): string =>
  [`${firstName} ${lastName}`.trim() || company, email].filter(Boolean).join(' · ')

/** Finds a person and gives them a new password (/dashboard/users-password). */
export function SetPasswordForm() {
  const [query, setQuery] = useState('')
  const found = useQuery({
    ...apiQuery.adminUser.list.queryOptions({ input: { query, limit: 50, sortBy: 'firstName', order: 'asc' } }),
    enabled: query !== '',
  })
  // Admins set their own.
  const people = (found.data?.results ?? []).filter(({ userType }) => userType !== 'admin')
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setQuery(String(new FormData(event.currentTarget).get('query') ?? '').trim())
  }
  return (
    <div className="grid max-w-xl grid-cols-1 gap-6">
      <form role="search" onSubmit={search} className="flex flex-wrap items-end gap-3">
        <TextField
          label={words.find}
          name="query"
          type="search"
          placeholder={words.findPlaceholder}
          maxLength={200}
          fieldClassName="min-w-0 flex-1 basis-64"
        />
        <Button type="submit" variant="outline" busy={found.isFetching}>
          {words.findAction}
        </Button>
      </form>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {found.isSuccess && people.length === 0 ? words.none : ''}
      </p>
      {people.length > 0 ? <PasswordOf people={people} /> : null}
    </div>
  )
}

function PasswordOf({ people }: { people: readonly DirectoryUser[] }) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm({ resolver: lazySchema, defaultValues: empty })
  const set = useMutation({
    mutationFn: ({ id, password }: typeof empty) => client.adminPassword.update({ id: Number(id), password }),
    onSuccess: () => {
      form.reset(empty)
      notifyDone(words.done)
    },
    onError: (error) => setProblem(showRefusal(form, error)),
  })
  const { errors } = form.formState
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={form.handleSubmit((values) => {
        setProblem(null)
        set.mutate(values)
      })}
    >
      <SelectField
        label={words.person}
        required
        placeholder={words.choose}
        options={people.map((person) => ({ value: String(person.id), label: nameOf(person) }))}
        error={errors.id?.message}
        {...form.register('id')}
      />
      <NewPassword
        words={words}
        password={{ error: errors.password?.message, ...form.register('password') }}
        repeat={{ error: errors.repeat?.message, ...form.register('repeat') }}
      />
      <FormProblem problem={problem} />
      <div>
        <Button type="submit" busy={set.isPending}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}
