import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { z } from 'zod'
import { type Campaign, CampaignBudget } from '@stackyard/shared/schema/campaign'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { asDollars, DollarsField } from '../../../../components/dollars-field'
import { FormProblem } from '../../../../components/form-problem'
import { client } from '../../../../lib/api'
import { formatExact } from '../../../../lib/exact-dollars'
import { showRefusal } from '../../../../lib/form'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { type Problem, toProblem } from '../../../../lib/problem'
import { campaignTexts } from '../../../../lib/texts/campaigns'
import { schemaResolver } from '../../../../lib/schema-resolver'
import type { AddCreditPart } from '../add-credit-part'
import { balanceQuery, refreshCampaigns } from '../queries'
import { CreditNotice } from './credit-notice'

const words = campaignTexts.actions['edit-budget']

type Values = { budget: number | undefined }
type Budget = { budget: number }

const schemaFor = (spent: number) =>
  z.object({
    budget: CampaignBudget.refine((budget) => budget >= spent, { message: words.belowSpent(formatExact(spent)) }),
  })

type BudgetDialogProps = { campaign: Campaign; AddCredit: AddCreditPart; onClose: () => void }

/** The whole budget of a campaign anew, with what moves between it and the wallet. */
export function BudgetDialog({ campaign, AddCredit, onClose }: BudgetDialogProps) {
  const { id, name, budget, spent } = campaign
  const balance = useQuery(balanceQuery())
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isAdding, setAdding] = useState(false)
  const queryClient = useQueryClient()
  const form = useForm<Values, unknown, Budget>({
    resolver: schemaResolver(schemaFor(spent)) as Resolver<Values, unknown, Budget>,
    defaultValues: { budget },
  })
  const save = useMutation({
    mutationFn: async (values: Budget) => (await client.campaign.editBudget({ id, ...values })).results,
    onSuccess: (changed) => {
      notifyDone(words.done(formatExact(changed.budget)), { failed: words.failed })
      onClose()
    },
    onError: (error) => {
      const { code, message } = toProblem(error)
      if (code === 'BUDGET_BELOW_SPENT') form.setError('budget', { message }, { shouldFocus: true })
      else setProblem(showRefusal(form, error))
      if (code === 'INSUFFICIENT_CREDIT') setAdding(true)
      notifyFailure(words.failed, error)
    },
    onSettled: () => refreshCampaigns(queryClient),
  })
  const change = (form.watch('budget') ?? Number.NaN) - budget
  const missing = balance.data ? change - balance.data.balance : 0
  const submit = form.handleSubmit((values) => {
    setProblem(null)
    save.mutate(values)
  })
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={name}>
      <form noValidate className="grid grid-cols-1 gap-5" onSubmit={(event) => void submit(event)}>
        <DollarsField
          label={words.field}
          hint={words.hint(formatExact(spent))}
          required
          error={form.formState.errors.budget?.message}
          {...form.register('budget', asDollars)}
        />
        <p role="status" className="text-sm tabular-nums">
          {Number.isFinite(change) && balance.data && missing <= 0 ? effectOf(change, balance.data.balance) : null}
        </p>
        {missing > 0 && balance.data ? (
          <CreditNotice missing={missing} balance={balance.data.balance} onAdd={() => setAdding(true)} />
        ) : null}
        <FormProblem problem={problem} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {campaignTexts.actions.cancel}
          </Button>
          <Button type="submit" busy={save.isPending}>
            {words.save}
          </Button>
        </div>
      </form>
      {isAdding ? (
        <Suspense>
          <AddCredit missing={Math.max(0, missing)} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </Dialog>
  )
}

function effectOf(change: number, balance: number): string {
  if (change > 0) return words.raise(formatExact(change), formatExact(balance))
  return change < 0 ? words.lower(formatExact(-change)) : words.same
}
