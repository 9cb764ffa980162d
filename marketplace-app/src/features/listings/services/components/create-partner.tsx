import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { ServiceCard as Card } from '@stackyard/shared/schema/service-card'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { placeLine } from '@stackyard/shared/ui/format'
import { Input } from '@stackyard/shared/ui/input'
import { Select } from '@stackyard/shared/ui/select'
import { serviceTypeLabel } from '@stackyard/shared/ui/service-card'
import { Page } from '../../../../components/page'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { serviceFormTexts } from '../../../../lib/texts/service-form'
import { serviceTexts } from '../../../../lib/texts/services'
import { EditService } from './edit-service'

const words = serviceTexts.partners

/** A new partner of a type: a service that is listed, or that of a managed profile, written here. */
export function CreatePartner({ type }: { type: string }) {
  const [sellerId, setSellerId] = useState<number | null>(null)
  if (sellerId !== null) return <EditService target={{ kind: 'partner', sellerId }} type={type} />
  return (
    <Page title={serviceFormTexts.partnerTitle(serviceTypeLabel(type))}>
      <div className="grid gap-10">
        <Existing type={type} />
        <Profiles onChoose={setSellerId} />
      </div>
    </Page>
  )
}

function Existing({ type }: { type: string }) {
  const title = useId()
  const [typed, setTyped] = useState('')
  const query = useQuery(
    apiQuery.services.list.queryOptions({ input: { type, partner: false, query: typed || undefined, limit: 12 } }),
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTyped(String(new FormData(event.currentTarget).get('query') ?? '').trim())
  }
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="font-display mb-3 text-lg font-semibold">
        {words.existing}
      </h2>
      <form role="search" aria-label={serviceTexts.search} onSubmit={submit} className="mb-4 flex gap-3">
        <Input
          type="search"
          name="query"
          aria-label={serviceTexts.search}
          placeholder={words.searchBy}
          className="sm:max-w-sm"
        />
        <Button type="submit" variant="outline">
          {serviceTexts.find}
        </Button>
      </form>
      {query.data && (query.data.total ?? 0) > query.data.results.length ? (
        <p role="status" className="text-muted-foreground mb-3 text-sm">
          {words.firstOf(query.data.results.length, query.data.total ?? 0)}
        </p>
      ) : null}
      {query.data?.results.length === 0 ? <EmptyState title={serviceTexts.none} /> : null}
      <ul className="grid gap-2">
        {query.data?.results.map((card) => (
          <Candidate key={card.id} card={card} />
        ))}
      </ul>
    </section>
  )
}

function Candidate({ card }: { card: Card }) {
  const queryClient = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const marking = useMutation({
    mutationFn: async () => client.adminService.partner({ id: card.id, partner: true }),
    onSuccess: () => {
      setAsked(false)
      notifyDone(serviceTexts.flags.done, { failed: serviceTexts.flags.partnerFailed })
    },
    onError: (error) => notifyFailure(serviceTexts.flags.partnerFailed, error),
    onSettled: async () => queryClient.invalidateQueries({ queryKey: apiQuery.services.key() }),
  })
  return (
    <li className="rounded-card bg-card flex flex-wrap items-center gap-3 border p-3">
      <span className="min-w-0 flex-1">
        <strong className="block">{card.name}</strong>
        <span className="text-muted-foreground text-sm">{placeLine(card)}</span>
      </span>
      <Button
        variant="outline"
        busy={marking.isPending}
        aria-label={`${serviceTexts.makePartner}: ${card.name}`}
        onClick={() => setAsked(true)}
      >
        {serviceTexts.makePartner}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={words.confirm(card.name)}
        confirmLabel={serviceTexts.makePartner}
        busy={marking.isPending}
        onConfirm={() => marking.mutate()}
      >
        <p>{words.confirmText}</p>
      </ConfirmDialog>
    </li>
  )
}

function Profiles({ onChoose }: { onChoose: (id: number) => void }) {
  const title = useId()
  const [chosen, setChosen] = useState('')
  const query = useQuery(
    apiQuery.adminUser.managers.queryOptions({ input: { limit: 100, sortBy: 'company', order: 'asc' } }),
  )
  const people = query.data?.results ?? []
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="font-display mb-3 text-lg font-semibold">
        {words.profile}
      </h2>
      {query.isSuccess && people.length === 0 ? (
        <p className="text-muted-foreground text-sm">{words.noProfiles}</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Select
            aria-label={words.choose}
            className="w-full sm:w-80"
            placeholder={words.choose}
            value={chosen}
            options={people.map(({ id, company, email }) => ({ value: String(id), label: company || email }))}
            onChange={(event) => setChosen(event.target.value)}
          />
          <Button variant="outline" disabled={chosen === ''} onClick={() => onChoose(Number(chosen))}>
            {words.create}
          </Button>
        </div>
      )}
    </section>
  )
}
