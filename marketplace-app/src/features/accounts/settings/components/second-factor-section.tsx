import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Enrolled, SecondFactors } from '@stackyard/shared/schema/second-factor'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { Notice } from '../../../../components/notice'
import { apiQuery } from '../../../../lib/api'
import { notifyDone } from '../../../../lib/notify'
import { hasPasskeys } from '../../../../lib/passkeys'
import { endFactorDuty } from '../../../../lib/session'
import { secondFactorTexts } from '../../../../lib/texts/second-factor'
import { secondFactorsQuery } from '../queries'
import { AddCode } from './add-code'
import { AddPasskey } from './add-passkey'
import { FactorRow } from './factor-row'
import { RecoveryCodesDialog, RenewCodes } from './recovery-codes'
import { Loaded, Section } from './section'

const words = secondFactorTexts.section

/** Passkeys, apps for one-time codes and recovery codes. */
export function SecondFactorSection() {
  const query = useQuery(secondFactorsQuery())
  const [shownCodes, setShownCodes] = useState<readonly string[] | null>(null)
  return (
    <Section title={words.title} lead={words.lead}>
      <Loaded query={query}>{(data) => <Factors data={data} onCodes={setShownCodes} />}</Loaded>
      <RecoveryCodesDialog codes={shownCodes} onClose={() => setShownCodes(null)} />
    </Section>
  )
}

type FactorsProps = { data: SecondFactors; onCodes: (codes: readonly string[]) => void }

function Factors({ data, onCodes }: FactorsProps) {
  const { isRequired, factors, recoveryCodesLeft } = data
  return (
    <div className="grid grid-cols-1 gap-4">
      {isRequired && factors.length === 0 ? (
        <Notice tone="warning" title={words.required}>
          {words.requiredLead}
        </Notice>
      ) : null}
      {factors.length === 0 ? (
        <p className="text-muted-foreground text-sm">{words.none}</p>
      ) : (
        <ul className="rounded-card divide-y border">
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} isLast={factors.length === 1} />
          ))}
        </ul>
      )}
      <AddButtons onCodes={onCodes} />
      {factors.length > 0 ? <RenewCodes left={recoveryCodesLeft} onCodes={onCodes} /> : null}
    </div>
  )
}

function AddButtons({ onCodes }: Pick<FactorsProps, 'onCodes'>) {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<'passkey' | 'code' | null>(null)
  const close = () => setOpen(null)
  const onAdded = async ({ factor, recoveryCodes }: Enrolled) => {
    close()
    notifyDone(words.added(factor.name))
    if (recoveryCodes) onCodes(recoveryCodes)
    endFactorDuty()
    await queryClient.invalidateQueries({ queryKey: apiQuery.ownSecondFactor.key() })
    await queryClient.invalidateQueries({ queryKey: apiQuery.ownSession.key() })
  }
  const { passkey, code } = secondFactorTexts
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="outline" disabled={!hasPasskeys()} onClick={() => setOpen('passkey')}>
        {words.addPasskey}
      </Button>
      <Button variant="outline" onClick={() => setOpen('code')}>
        {words.addCode}
      </Button>
      <Dialog open={open === 'passkey'} onOpenChange={close} title={passkey.title} description={passkey.lead}>
        <AddPasskey onAdded={onAdded} />
      </Dialog>
      <Dialog open={open === 'code'} onOpenChange={close} title={code.title} description={code.scan}>
        <AddCode onAdded={onAdded} />
      </Dialog>
    </div>
  )
}
