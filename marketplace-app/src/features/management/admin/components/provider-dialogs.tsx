import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import { diamondLevels } from '@stackyard/shared/reference/diamond-levels'
import { type ServiceTypeKey, serviceTypes } from '@stackyard/shared/reference/service-types'
import type { DirectoryUser } from '@stackyard/shared/schema/curation'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { Select } from '@stackyard/shared/ui/select'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure, notifyRefusal } from '../../../../lib/notify'
import { texts } from '../../../../lib/texts'
import { adminTexts } from '../../../../lib/texts/admin'

const words = adminTexts.people

type ProviderDialogProps = { person: DirectoryUser; onClose: () => void }

const nameOf = ({ company, email }: DirectoryUser): string => company || email

/** Sets the diamonds of a provider, 0 to 5; listings without diamonds of their own show them. */
export function ProviderDiamonds({ person, onClose }: ProviderDialogProps) {
  const queryClient = useQueryClient()
  const [level, setLevel] = useState(String(person.diamond))
  const setting = useMutation({
    mutationFn: async () => client.adminUser.update({ id: person.id, diamond: Number(level) }),
    onSuccess: () => notifyDone(text('diamond.success'), { failed: text('diamond.error') }),
    onError: (error) => notifyFailure(text('diamond.error'), error),
    onSettled: async () => {
      onClose()
      const keys = [apiQuery.adminUser.key(), apiQuery.adminPerson.key()]
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={text('diamond.dialog.title')}
      confirmLabel={words.diamonds}
      cancelLabel={texts.actions.back}
      busy={setting.isPending}
      onConfirm={() => setting.mutate()}
    >
      <p className="mb-4 text-sm">
        <strong className="block">{nameOf(person)}</strong>
        {text('diamond.dialog.body')}
      </p>
      <Select
        aria-label={adminTexts.level}
        options={diamondLevels.map(({ level: value, name }) => ({ value: String(value), label: `${value}: ${name}` }))}
        value={level}
        onChange={(event) => setLevel(event.target.value)}
      />
    </ConfirmDialog>
  )
}

/** Another service type replaces what a provider offers; the new kind is then written. */
export function ServiceTypeChange({ person, onClose }: ProviderDialogProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<ServiceTypeKey | null>(null)
  const change = useMutation({
    mutationFn: async (serviceType: ServiceTypeKey) => client.adminUser.managerType({ id: person.id, serviceType }),
    onSuccess: async (_reply, serviceType) => {
      onClose()
      notifyDone(words.typeChanged)
      const keys = [apiQuery.adminUser.key(), apiQuery.adminPerson.key()]
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      router.history.push(
        serviceType === 'warehouse'
          ? `/dashboard/managed/warehouses/create/${person.id}`
          : `/dashboard/managed/services/create/${person.id}?serviceType=${serviceType}`,
      )
    },
    onError: (error) => notifyRefusal(error),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={text('serviceType.change.title')}
      confirmLabel={text('serviceType.change.title')}
      cancelLabel={texts.actions.back}
      busy={change.isPending}
      onConfirm={() => {
        if (chosen) change.mutate(chosen)
      }}
    >
      <p className="mb-4 text-sm">
        <strong className="block">{nameOf(person)}</strong>
        {words.typeBody}
      </p>
      <Select
        aria-label={words.typeLabel}
        placeholder={words.typeLabel}
        options={serviceTypes
          .filter(({ key }) => key !== person.serviceType)
          .map(({ key, label }) => ({ value: key, label }))}
        value={chosen ?? ''}
        onChange={(event) => setChosen(serviceTypes.find(({ key }) => key === event.target.value)?.key ?? null)}
      />
    </ConfirmDialog>
  )
}
