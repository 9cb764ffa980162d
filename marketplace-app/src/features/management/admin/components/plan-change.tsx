import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlanId } from '@stackyard/shared/reference/plans'
import type { DirectoryUser } from '@stackyard/shared/schema/curation'
import { Badge } from '@stackyard/shared/ui/badge'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { text } from '@stackyard/shared/messages/text'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure, notifyWarning } from '../../../../lib/notify'
import { usePlans } from '../../../../lib/plan-rights'
import { texts } from '../../../../lib/texts'
import { adminTexts } from '../../../../lib/texts/admin'
import { planTexts } from '../../../../lib/texts/plans'

const words = adminTexts.people.plan

export type PlanChangeProps = {
  person: Pick<DirectoryUser, 'id' | 'company' | 'email' | 'planId'>
  onClose: () => void
}

/** Grants a person a plan without a charge, or takes the grant back. */
export function PlanChange({ person, onClose }: PlanChangeProps) {
  const plans = usePlans()
  const [chosen, setChosen] = useState<string>(person.planId)
  const granting = useGrant(person.id, onClose)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={texts.actions.back}
      busy={granting.isPending}
      onConfirm={() => {
        const plan = plans.find(({ id }) => id === chosen)
        if (plan) granting.mutate({ planId: plan.id, name: plan.name })
      }}
    >
      <p className="mb-4 text-sm">
        <strong className="block">{person.company || person.email}</strong>
        {words.body}
      </p>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{words.title}</legend>
        {plans.map(({ id, name, listingLimit, canSpotlight }) => (
          <label
            key={id}
            className="rounded-control has-checked:border-primary has-checked:bg-subtle has-focus-visible:outline-ring flex cursor-pointer items-start gap-3 border p-3 text-sm has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="plan"
              value={id}
              checked={chosen === id}
              onChange={() => setChosen(id)}
              className="accent-primary mt-0.5 size-4"
            />
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
              <span className="font-semibold">{name}</span>
              {id === person.planId ? <Badge tone="brand">{words.current}</Badge> : null}
              <span className="text-muted-foreground w-full">
                {[planTexts.listings(listingLimit), canSpotlight ? planTexts.spotlight : planTexts.noSpotlight].join(
                  ' · ',
                )}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
    </ConfirmDialog>
  )
}

function useGrant(id: number, onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ planId }: { planId: PlanId; name: string }) => client.adminPlan.upgrade({ id, planId }),
    onSuccess: ({ results }, { planId, name }) => {
      if (results.planId === planId) notifyDone(words.done(name), { failed: text('plan.upgrade.error') })
      else notifyWarning(words.paid)
    },
    onError: (error) => notifyFailure(text('plan.upgrade.error'), error),
    onSettled: async () => {
      onDone()
      const { adminUser, adminPerson, supply, warehouse, services } = apiQuery
      const keys = [adminUser, adminPerson, supply, warehouse, services].map((part) => part.key())
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
  })
}
