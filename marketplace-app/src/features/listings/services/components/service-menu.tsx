import { useRouter } from '@tanstack/react-router'
import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@stackyard/shared/ui/dropdown-menu'
import { FlagItem } from '../../../../components/flag-item'
import { useMaySpotlight } from '../../../../lib/plan-rights'
import { texts } from '../../../../lib/texts'
import { serviceTexts as words } from '../../../../lib/texts/services'
import { type CuratedService, serviceActions, type ServiceAction } from '../flag-actions'
import { useFlagService } from '../use-service-flags'

/** Everything an admin can do to a service; each flag is asked for first. */
export function ServiceMenu({ service }: { service: CuratedService }) {
  const router = useRouter()
  const [asked, setAsked] = useState<ServiceAction | null>(null)
  const maySpotlight = useMaySpotlight()
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon" aria-label={words.actions(service.name)}>
            <MoreHorizontal aria-hidden />
          </Button>
        }
      >
        <DropdownMenuItem onSelect={() => router.history.push(`/dashboard/services/edit/${service.id}`)}>
          {words.edit}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        {serviceActions(service).map((action) => {
          const isBarred = action.flag === 'isFeatured' && action.value && !maySpotlight(service.seller.planId)
          return (
            <FlagItem
              key={action.flag}
              label={action.title}
              reason={isBarred ? words.planNeeded : undefined}
              onSelect={() => setAsked(action)}
            />
          )
        })}
      </DropdownMenu>
      {asked ? <Asking service={service} action={asked} onClose={() => setAsked(null)} /> : null}
    </>
  )
}

type AskingProps = { service: CuratedService; action: ServiceAction; onClose: () => void }

function Asking({ service, action, onClose }: AskingProps) {
  const setting = useFlagService(service.id)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={action.title}
      confirmLabel={words.flags.confirm}
      cancelLabel={texts.actions.cancel}
      onConfirm={() => {
        setting.mutate(action)
        onClose()
      }}
    >
      <p className="text-sm">
        <strong className="block">{service.name}</strong>
        {action.body}
      </p>
    </ConfirmDialog>
  )
}
