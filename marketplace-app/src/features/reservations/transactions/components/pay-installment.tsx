import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { cardBrandName } from '@stackyard/shared/reference/card-brand'
import type { Installment } from '@stackyard/shared/schema/installment'
import { Button } from '@stackyard/shared/ui/button'
import { Field } from '@stackyard/shared/ui/field'
import { Select } from '@stackyard/shared/ui/select'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { installmentTexts } from '../../../../lib/texts/installments'

const words = installmentTexts

/** Own cards and usable bank accounts as options; a value names kind and id. */
function useMethods() {
  const cards = useQuery(apiQuery.cards.list.queryOptions({ select: (reply) => reply.results }))
  const accounts = useQuery(apiQuery.ach.list.queryOptions({ select: (reply) => reply.results }))
  return [
    ...(cards.data ?? []).map(({ id, brand, last4 }) => ({
      value: `CARD:${id}`,
      label: words.card(cardBrandName(brand), last4),
    })),
    ...(accounts.data ?? [])
      .filter(({ isUsable }) => isUsable)
      .map(({ id, bankName, last4 }) => ({ value: `ACH:${id}`, label: words.bank(bankName, last4) })),
  ]
}

type PayProps = { transactionId: number; installment: Installment }

/** Pays an open month with a card or bank account of the customer's choice. */
export function PayInstallment({ transactionId: id, installment: { number } }: PayProps) {
  const options = useMethods()
  const [chosen, setChosen] = useState('')
  const queryClient = useQueryClient()
  const method = chosen || options[0]?.value || ''
  const pay = useMutation({
    mutationFn: () => {
      const [kind, methodId] = method.split(':')
      const choice =
        kind === 'ACH'
          ? { paymentType: 'ACH' as const, achId: Number(methodId) }
          : { paymentType: 'CARD' as const, cardId: Number(methodId) }
      return client.installment.pay({ id, number, ...choice })
    },
    onSuccess: () => notifyDone(words.paid),
    onError: (error) => notifyFailure(words.notPaid, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiQuery.installment.key() }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (method && !pay.isPending) pay.mutate()
  }
  return (
    <form onSubmit={submit} className="mt-4 flex flex-wrap items-end gap-3">
      <Field label={words.payWith} className="min-w-56 flex-1">
        {(control) => (
          <Select {...control} options={options} value={method} onChange={(event) => setChosen(event.target.value)} />
        )}
      </Field>
      <Button type="submit" busy={pay.isPending} disabled={!method}>
        {words.pay(number)}
      </Button>
      <Link to="/settings" className="text-link w-full text-sm underline-offset-4 hover:underline">
        {words.addMethod}
      </Link>
    </form>
  )
}
