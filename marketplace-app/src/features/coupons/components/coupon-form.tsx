import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@stackyard/shared/ui/button'
import { FormProblem } from '../../../components/form-problem'
import { SelectField, TextField } from '../../../components/form-fields'
import { apiQuery, client } from '../../../lib/api'
import { showRefusal } from '../../../lib/form'
import { notifyDone } from '../../../lib/notify'
import type { Problem } from '../../../lib/problem'
import { couponTexts as words } from '../../../lib/texts/coupons'
import { type CouponValues, emptyCoupon, toCouponInput } from '../coupon-values'

const uses = [
  { value: 'plans', label: words.forPlans },
  { value: 'deposits', label: words.forDeposits },
  { value: 'wallet', label: words.forWallet },
]
const kinds = [
  { value: 'percent', label: words.percentKind },
  { value: 'fixed', label: words.fixedKind },
]

/** A new coupon; what is wrong with it the server says beside the field. */
export function CouponForm({ onDone }: { onDone: () => void }) {
  const form = useForm<CouponValues>({ defaultValues: emptyCoupon })
  const [problem, setProblem] = useState<Problem | null>(null)
  const queryClient = useQueryClient()
  const create = useMutation({
    mutationFn: (values: CouponValues) => client.coupon.create(toCouponInput(values)),
    onSuccess: async ({ results }) => {
      notifyDone(words.made(results.code))
      await queryClient.invalidateQueries({ queryKey: apiQuery.coupon.key() })
      onDone()
    },
    onError: (error) => setProblem(showRefusal(form, error)),
  })
  const { errors } = form.formState
  const kind = form.watch('kind')
  const submit = form.handleSubmit((values) => {
    setProblem(null)
    create.mutate(values)
  })
  return (
    <form noValidate className="grid max-w-xl grid-cols-1 gap-5" onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.code}
        hint={words.codeHint}
        required
        autoComplete="off"
        error={errors.code?.message}
        {...form.register('code')}
      />
      <SelectField label={words.appliesTo} options={uses} {...form.register('appliesTo')} />
      <SelectField label={words.kind} options={kinds} {...form.register('kind')} />
      {kind === 'percent' ? (
        <TextField
          label={words.percent}
          required
          inputMode="numeric"
          error={errors.percent?.message}
          {...form.register('percent')}
        />
      ) : (
        <TextField label={words.amount} required inputMode="decimal" {...form.register('dollars')} />
      )}
      <TextField label={words.endsAt} hint={words.endsAtHint} type="date" {...form.register('lastDay')} />
      <TextField
        label={words.totalUses}
        hint={words.totalUsesHint}
        inputMode="numeric"
        error={errors.totalUses?.message}
        {...form.register('totalUses')}
      />
      <FormProblem problem={problem} />
      <Button type="submit" busy={create.isPending}>
        {words.create}
      </Button>
    </form>
  )
}
