import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { type AchAccount, type AchProof, DepositAmounts, DepositCode } from '@stackyard/shared/schema/payment'
import { Button } from '@stackyard/shared/ui/button'
import { TextField } from '../../../../components/form-fields'
import { FormProblem } from '../../../../components/form-problem'
import { Notice } from '../../../../components/notice'
import { client } from '../../../../lib/api'
import type { Problem } from '../../../../lib/problem'
import { publicConfigQuery } from '../../../../lib/public-config'
import { moneyTexts } from '../../../../lib/texts/money'
import { schemaResolver } from '../../../../lib/schema-resolver'
import { refreshPaymentMethods } from '../queries'
import { useSaveMethod } from './use-save-method'

const words = moneyTexts.methods.deposits

export type DepositsFormProps = { account: AchAccount; name: string; onDone: () => void }

/** What the bank shows of the small deposits: two amounts or a code, whichever the provider sent. */
export function DepositsForm({ account, name, onDone }: DepositsFormProps) {
  const { deposits } = account
  if (!deposits) return null
  if (deposits.isFailed)
    return (
      <Notice tone="danger" announce title={words.failed}>
        {words.failedHint}
      </Notice>
    )
  const Form = deposits.kind === 'amounts' ? AmountsForm : CodeForm
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-sm">{words.lead[deposits.kind](name)}</p>
      <Form id={account.id} onDone={onDone} />
    </div>
  )
}

type FormProps = { id: number; onDone: () => void }

/** A wrong answer may have been the last one: the list says so by then. */
function useProof() {
  const queryClient = useQueryClient()
  return async (proof: AchProof) => {
    try {
      return (await client.ach.verify(proof)).results
    } catch (error) {
      await refreshPaymentMethods(queryClient)
      throw error
    }
  }
}

const outcome = { done: words.done, failed: words.refused }

function AmountsForm({ id, onDone }: FormProps) {
  const prove = useProof()
  const form = useForm({ resolver: schemaResolver(DepositAmounts), defaultValues: { first: '', second: '' } })
  const { submit, problem, busy } = useSaveMethod({
    form,
    words: outcome,
    onSaved: onDone,
    save: ({ first, second }: DepositAmounts) => prove({ id, amounts: [first, second] }),
  })
  const { errors } = form.formState
  const field = { inputMode: 'numeric', autoComplete: 'off', required: true } as const
  return (
    <Answer kind="amounts" busy={busy} problem={problem} onSubmit={submit}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField label={words.first} error={errors.first?.message} {...field} {...form.register('first')} />
        <TextField label={words.second} error={errors.second?.message} {...field} {...form.register('second')} />
      </div>
    </Answer>
  )
}

function CodeForm({ id, onDone }: FormProps) {
  const prove = useProof()
  const form = useForm({ resolver: schemaResolver(DepositCode), defaultValues: { descriptorCode: '' } })
  const { submit, problem, busy } = useSaveMethod({
    form,
    words: outcome,
    onSaved: onDone,
    save: ({ descriptorCode }: DepositCode) => prove({ id, descriptorCode }),
  })
  return (
    <Answer kind="descriptor_code" busy={busy} problem={problem} onSubmit={submit}>
      <TextField
        label={words.code}
        autoComplete="off"
        required
        error={form.formState.errors.descriptorCode?.message}
        {...form.register('descriptorCode')}
      />
    </Answer>
  )
}

type AnswerProps = {
  kind: 'amounts' | 'descriptor_code'
  busy: boolean
  problem: Problem | null
  onSubmit: () => void
  children: ReactNode
}

function Answer({ kind, busy, problem, onSubmit, children }: AnswerProps) {
  const { data: config } = useQuery(publicConfigQuery())
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      {config?.isTestMode ? <p className="text-muted-foreground text-sm">{words.test[kind]}</p> : null}
      <FormProblem problem={problem} />
      <Button type="submit" block busy={busy}>
        {words.confirm}
      </Button>
    </form>
  )
}
