import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { StepUpInput, StepUpStart } from '@stackyard/shared/schema/second-factor'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { client } from '../lib/api'
import { toProblem } from '../lib/problem'
import { secondFactorTexts } from '../lib/texts/second-factor'
import { FactorProof } from './factor-proof'
import { PasswordField } from './form-fields'
import { FormProblem } from './form-problem'
import { Notice } from './notice'

const words = secondFactorTexts.proof

/** The one dialog that asks for a proof of identity before an act with consequences. */
export function StepUpDialog({ settle }: { settle: (isProved: boolean) => void }) {
  const query = useQuery({
    queryKey: ['step-up'],
    queryFn: async () => (await client.ownProof.begin({})).results,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  })
  return (
    <Dialog open onOpenChange={() => settle(false)} title={words.title} description={words.lead}>
      {query.isPending ? (
        <Skeleton className="rounded-card h-24" />
      ) : query.isError ? (
        <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
      ) : (
        <Proof start={query.data} onProved={() => settle(true)} />
      )}
    </Dialog>
  )
}

function Proof({ start, onProved }: { start: StepUpStart; onProved: () => void }) {
  const { ticket, needsPassword, hasCode, hasRecoveryCode, passkey } = start
  const prove = async (input: StepUpInput) => {
    await client.ownProof.finish(input)
    onProved()
  }
  if (needsPassword) return <ByPassword prove={(password) => prove({ password })} />
  if (!hasCode && !hasRecoveryCode && !passkey) return <Notice tone="warning">{words.none}</Notice>
  const choices = { hasCode, hasRecoveryCode, passkey }
  return <FactorProof {...choices} submitLabel={words.submit} prove={(proof) => prove({ ticket, ...proof })} />
}

function ByPassword({ prove }: { prove: (password: string) => Promise<void> }) {
  const [password, setPassword] = useState('')
  const proving = useMutation({ mutationFn: () => prove(password), onError: () => setPassword('') })
  const problem = proving.isError ? toProblem(proving.error) : null
  const error = problem?.issues.find(({ path }) => path === 'password')?.message
  const submit = (event: FormEvent) => {
    event.preventDefault()
    proving.mutate()
  }
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        data-first-focus
        {...(error === undefined ? {} : { error })}
      />
      <FormProblem problem={error === undefined ? problem : null} />
      <Button type="submit" block busy={proving.isPending}>
        {words.submit}
      </Button>
    </form>
  )
}
