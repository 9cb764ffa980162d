import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { EmailChangeInput } from '@stackyard/shared/schema/own-account'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { TextField } from '../../../../components/form-fields'
import { FormProblem } from '../../../../components/form-problem'
import { apiQuery, client } from '../../../../lib/api'
import { showRefusal } from '../../../../lib/form'
import { lazyResolver } from '../../../../lib/lazy-resolver'
import type { Problem } from '../../../../lib/problem'
import { mergeSessionUser, userAtom } from '../../../../lib/session'
import { texts } from '../../../../lib/texts'
import { ownAccountTexts } from '../../../../lib/texts/own-account'
import { emailChangeQuery } from '../queries'
import { PasswordProof } from './password-proof'
import { PendingEmail } from './pending-email'
import { Loaded, Section } from './section'

const words = ownAccountTexts.email
const resolver = lazyResolver(async () => (await import('@stackyard/shared/schema/own-account')).EmailChangeInput)

/** The address of the account, and its change: both addresses confirm by a link. */
export function EmailSection() {
  const user = useAtomValue(userAtom)
  const query = useQuery(emailChangeQuery())
  const [isOpen, setOpen] = useState(false)
  useAddressAfter(query.data !== undefined && query.data !== null)
  if (!user) return null
  return (
    <Section title={words.title} lead={words.lead(user.email)}>
      <Loaded query={query}>
        {(change) =>
          change ? (
            <PendingEmail change={change} />
          ) : (
            <Button variant="outline" onClick={() => setOpen(true)}>
              {words.change}
            </Button>
          )
        }
      </Loaded>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={words.change}
        description={user.isEmailVerified ? words.hint : words.hintUnverified}
      >
        <ChangeForm onDone={() => setOpen(false)} />
      </Dialog>
    </Section>
  )
}

/** Reads the address of the session anew when a change that waited is over: its links are opened elsewhere. */
function useAddressAfter(isPending: boolean): void {
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && !isPending)
      client.profile.get({}).then(
        ({ results: { email, isEmailVerified } }) => mergeSessionUser({ email, isEmailVerified }),
        () => undefined,
      )
    wasPending.current = isPending
  }, [isPending])
}

function ChangeForm({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm({ resolver, defaultValues: { email: '', password: '' } })
  const asking = useMutation({
    mutationFn: (input: EmailChangeInput) => client.ownEmail.ask(input),
    onSuccess: (reply) => {
      queryClient.setQueryData(apiQuery.ownEmail.get.queryKey(), reply)
      onDone()
    },
    onError: (error) => setProblem(showRefusal(form, error)),
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ email, password }) => {
    setProblem(null)
    asking.mutate({ email, password: password || undefined })
  })
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.newEmail}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordProof
        registration={form.register('password')}
        error={errors.password?.message}
        returnTo="/settings/#security"
      />
      <FormProblem problem={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={asking.isPending}>
          {words.send}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {texts.actions.back}
        </Button>
      </div>
    </form>
  )
}
