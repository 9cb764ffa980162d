import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { type ViewPrices as ViewPricesSchema, ViewPricesInput } from '@stackyard/shared/schema/campaign'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import type { z } from 'zod'
import { asDollars, DollarsField } from '../../../../components/dollars-field'
import { FormProblem } from '../../../../components/form-problem'
import { Notice } from '../../../../components/notice'
import { apiQuery, client } from '../../../../lib/api'
import { formatExact } from '../../../../lib/exact-dollars'
import { showRefusal } from '../../../../lib/form'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import type { Problem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { adEngineTexts } from '../../../../lib/texts/ad-engine'
import { schemaResolver } from '../../../../lib/schema-resolver'

const words = adEngineTexts.prices

type Prices = z.infer<typeof ViewPricesInput>
type Values = { [Kind in keyof Prices]: number | undefined }

export type PricesDialogProps = { prices: z.infer<typeof ViewPricesSchema>; onClose: () => void }

/** New prices of views: first the form, then what changes, and only then the change. */
export function PricesDialog({ prices, onClose }: PricesDialogProps) {
  const { impressionPrice, visitPrice } = prices
  const queryClient = useQueryClient()
  const [reviewed, setReviewed] = useState<Prices | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm<Values, unknown, Prices>({
    resolver: schemaResolver(ViewPricesInput) as Resolver<Values, unknown, Prices>,
    defaultValues: { impressionPrice, visitPrice },
  })
  const setting = useMutation({
    mutationFn: async (values: Prices) => client.campaign.setPrices(values),
    onSuccess: () => {
      notifyDone(words.done, { failed: words.failed })
      onClose()
    },
    onError: (error) => {
      setReviewed(null)
      setProblem(showRefusal(form, error))
      notifyFailure(words.failed, error)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiQuery.campaign.prices.key() }),
  })
  const review = form.handleSubmit((values) => {
    setProblem(null)
    setReviewed(values)
  })
  return (
    <Dialog open onOpenChange={onClose} title={reviewed ? words.confirmTitle : words.dialog}>
      {reviewed ? (
        <Review
          before={prices}
          after={reviewed}
          busy={setting.isPending}
          onBack={() => setReviewed(null)}
          onConfirm={() => setting.mutate(reviewed)}
        />
      ) : (
        <form noValidate className="grid grid-cols-1 gap-5" onSubmit={(event) => void review(event)}>
          <Notice tone="info">{words.note}</Notice>
          <DollarsField
            label={words.impressionLabel}
            hint={words.hint('$0.001', '$5.00')}
            required
            error={form.formState.errors.impressionPrice?.message}
            {...form.register('impressionPrice', asDollars)}
          />
          <DollarsField
            label={words.visitLabel}
            hint={words.hint('$0.001', '$50.00')}
            required
            error={form.formState.errors.visitPrice?.message}
            {...form.register('visitPrice', asDollars)}
          />
          <FormProblem problem={problem} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={onClose}>
              {texts.actions.cancel}
            </Button>
            <Button type="submit" disabled={!form.formState.isDirty}>
              {words.review}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

type ReviewProps = { before: Prices; after: Prices; busy: boolean; onBack: () => void; onConfirm: () => void }

/** The prices now and from now on, side by side. */
function Review({ before, after, busy, onBack, onConfirm }: ReviewProps) {
  return (
    <>
      <p className="text-sm">{words.note}</p>
      <table className="my-5 w-full text-sm tabular-nums">
        <thead className="text-muted-foreground border-b text-xs">
          <tr>
            <th scope="col" className="py-2 text-start font-semibold">
              {words.kind}
            </th>
            <th scope="col" className="py-2 text-end font-semibold">
              {words.from}
            </th>
            <th scope="col" className="py-2 text-end font-semibold">
              {words.to}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {(['impressionPrice', 'visitPrice'] as const).map((kind) => (
            <tr key={kind}>
              <th scope="row" className="py-3 text-start font-normal">
                {words[kind]}
              </th>
              <td className="text-muted-foreground py-3 text-end">{formatExact(before[kind])}</td>
              <td className="py-3 text-end font-semibold">{formatExact(after[kind])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" data-first-focus onClick={onBack}>
          {words.back}
        </Button>
        <Button busy={busy} onClick={onConfirm}>
          {words.confirm}
        </Button>
      </div>
    </>
  )
}
