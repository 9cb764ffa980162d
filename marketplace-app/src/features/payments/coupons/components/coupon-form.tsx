import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Coupon } from '@stackyard/shared/schema/coupon'
import { Button } from '@stackyard/shared/ui/button'
import { Switch } from '@stackyard/shared/ui/switch'
import { FormProblem } from '../../../../components/form-problem'
import { SelectField, TextField } from '../../../../components/form-fields'
import { apiQuery, client } from '../../../../lib/api'
import { showRefusal } from '../../../../lib/form'
import { notifyDone } from '../../../../lib/notify'
import type { Problem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { couponTexts as words } from '../../../../lib/texts/coupons'
import { type CouponValues, toCouponInput, valuesOf } from '../coupon-values'

const uses = [
  { value: 'plans', label: words.forPlans },
  { value: 'deposits', label: words.forDeposits },
  { value: 'wallet', label: words.forWallet },
]
const kinds = [
  { value: 'percent', label: words.percentKind },
  { value: 'fixed', label: words.fixedKind },
]

export type CouponFormProps = {
  /** The coupon to change; a new one without it. */
  coupon?: Coupon
  onDone: () => void
}

/** A new coupon, or changes of one; what is wrong with it the server says beside the field. */
export function CouponForm({ coupon, onDone }: CouponFormProps) {
  const form = useForm<CouponValues>({ defaultValues: valuesOf(coupon ?? null) })
  const [problem, setProblem] = useState<Problem | null>(null)
  const queryClient = useQueryClient()
  const saving = useMutation({
    mutationFn: async (values: CouponValues) => {
      const input = toCouponInput(values)
      return coupon ? client.coupon.update({ ...input, id: coupon.id }) : client.coupon.create(input)
    },
    onSuccess: async ({ results }) => {
      notifyDone(coupon ? words.changed(results.code) : words.made(results.code))
      await queryClient.invalidateQueries({ queryKey: apiQuery.coupon.key() })
      onDone()
    },
    onError: (error) => setProblem(showRefusal(form, error)),
  })
  const submit = form.handleSubmit((values) => {
    setProblem(null)
    saving.mutate(values)
  })
  return (
    <form noValidate className="grid max-w-xl grid-cols-1 gap-5" onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.code}
        hint={coupon?.useCount ? words.codeUsed : words.codeHint}
        required
        readOnly={Boolean(coupon?.useCount)}
        autoComplete="off"
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <SelectField label={words.appliesTo} options={uses} {...form.register('appliesTo')} />
      <Discount form={form} />
      <Limits form={form} />
      <Switch label={words.isActive} {...form.register('isActive')} />
      <FormProblem problem={problem} />
      <Button type="submit" busy={saving.isPending}>
        {coupon ? texts.actions.save : words.createNow}
      </Button>
    </form>
  )
}

type PartProps = { form: UseFormReturn<CouponValues> }

function Discount({ form }: PartProps) {
  const { errors } = form.formState
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <SelectField label={words.kind} options={kinds} {...form.register('kind')} />
      {form.watch('kind') === 'percent' ? (
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
    </div>
  )
}

function Limits({ form }: PartProps) {
  const { errors } = form.formState
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <TextField label={words.startsAt} hint={words.startsAtHint} type="date" {...form.register('firstDay')} />
      <TextField label={words.endsAt} hint={words.endsAtHint} type="date" {...form.register('lastDay')} />
      <TextField
        label={words.totalUses}
        hint={words.totalUsesHint}
        inputMode="numeric"
        error={errors.totalUses?.message}
        {...form.register('totalUses')}
      />
      <TextField
        label={words.usesPerUser}
        hint={words.totalUsesHint}
        inputMode="numeric"
        error={errors.usesPerUser?.message}
        {...form.register('usesPerUser')}
      />
    </div>
  )
}
